// The engine arrives here first: items → lines → frames.
