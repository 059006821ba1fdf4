/** How long a logout waits for the work, in milliseconds. */
const longestWait = 2000;

type Work = () => Promise<unknown>;

const works = new Set<Work>();

/**
 * Runs work before each logout, because it needs the session: a change that is still to be sent. A failure doesn't stop the
 * logout.
 *
 * @returns stops it
 */
export function beforeLogout(work: Work): () => void {
  works.add(work);
  return () => works.delete(work);
}

/** Waits for the work, two seconds at most. */
export async function finishBeforeLogout(): Promise<void> {
  if (works.size === 0) return;
  const wait = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([Promise.allSettled([...works].map((work) => work())), wait]);
}
