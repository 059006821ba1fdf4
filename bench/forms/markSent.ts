/** Tells the bench that the form accepted the answers: a form that accepts none hasn't been measured properly. */
export function markSent(): void {
  document.body.dataset.sent = 'yes';
}
