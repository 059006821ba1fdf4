/** Thrown by a `save` that the person took back: nothing was sent, and there is nothing to say about it. */
export class SaveCancelled extends Error {
  override readonly name = 'SaveCancelled';
}
