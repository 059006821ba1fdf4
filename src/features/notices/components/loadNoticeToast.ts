/** Preloaded after the first paint. Loading it on demand would fail for a notice about a lost connection. */
export async function loadNoticeToast() {
  return (await import('./NoticeToast.tsx')).NoticeToast;
}
