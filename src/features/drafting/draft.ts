/** What a manager builds, with what it began with. */
export interface Draft<Content> {
  /** The version that it began with. */
  readonly version: string;
  /** The content of that version. */
  readonly base: Content;
  readonly content: Content;
}

/** What everybody has, with the draft of the manager who opened it. */
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

/** How one kind of content is kept as a draft, and merged. */
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
