/** The script of the kept page of a door, as text; undefined where the portal was not built. */
export async function readDoorScript(): Promise<string | undefined> {
  const answer = await fetch('/door.js');
  // Without a build there is no such script, and the portal answers with its page.
  const isScript = answer.ok && answer.headers.get('content-type')?.includes('javascript');
  return isScript ? answer.text() : undefined;
}
