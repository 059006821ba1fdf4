/** Throw this when an action fails and the person has to know why: a notice shows its title and message (specification 8). */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly title: string;

  constructor(title: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.title = title;
  }
}
