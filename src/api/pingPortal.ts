/**
 * Requests the portal's own page.
 * @returns whether the page can be loaded at this moment
 */
export async function pingPortal(): Promise<boolean> {
  const response = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return response?.ok === true;
}
