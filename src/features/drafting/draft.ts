/** Content that a manager builds, with that which it began with. */
export interface Draft<Content> {
  /** The version that it began with. */
  readonly version: string;
  /** The content of that version. */
  readonly base: Content;
  readonly content: Content;
}

/** The content that everybody has, with the draft of the manager who opened it. */
export interface Opened<Content> {
  readonly version: string;
  readonly content: Content;
  readonly draft: { readonly draft: string; readonly revision: number; readonly at: number } | null;
}

interface Versions<Content> {
  readonly base: Content;
  readonly mine: Content;
  readonly theirs: Content;
}

/** Which side to take, by the key of a conflict. Without a choice: `mine`. */
export type MergeChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** Keeps one kind of content as a draft, and merges it. */
export interface DraftedContent<Content> {
  write(draft: Draft<Content>): string;
  /**
   * Reads a draft; `undefined` for what is none.
   *
   * @param published - what everybody has now: a draft may hold only what differs
   */
  read(text: string, published: Content): Draft<Content> | undefined;
  merge(versions: Versions<Content>, choices?: MergeChoices): Content;
}
