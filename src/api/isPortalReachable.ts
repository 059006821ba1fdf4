/** Whether the portal's own page can be loaded at this moment. */
export async function isPortalReachable(): Promise<boolean> {
  const response = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return response?.ok === true;
}
