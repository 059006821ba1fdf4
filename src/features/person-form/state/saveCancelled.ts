/** Thrown by a `save` that the person cancelled: nothing was sent, so no message is shown. */
export class SaveCancelled extends Error {
  override readonly name = 'SaveCancelled';
}
