import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a text is read out: not for every key. */
const quietTime = 500;

/** Tells who listens instead of looks; politely, so after what is being read. */
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
