import { type ReactNode, useState } from 'react';

interface HeldProps<Value> {
  readonly first: Value;
  readonly onChange: (value: Value) => void;
  readonly children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Holds the value of a controlled part, as a screen does. */
export function Held<Value>({ first, onChange, children }: HeldProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, (next) => {
    onChange(next);
    setValue(next);
  });
}
