import { useEffect, useState } from 'react';

/** Debounce before a text is announced, in milliseconds, so that not every key press is announced. */
const quietTime = 500;

/** Announces a text to screen readers, politely: after the current speech. */
export function Announcement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), quietTime);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="cf-only-heard" role="status">
      {said}
    </span>
  );
}
