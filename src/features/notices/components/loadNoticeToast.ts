/** Fetched behind the first paint, and not once there is something to say: that may be that there is no connection. */
export async function loadNoticeToast() {
  return (await import('./NoticeToast.tsx')).NoticeToast;
}
