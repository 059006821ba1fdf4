/** Category names as Lighthouse spells them. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** Lighthouse's result for a page on a phone with an empty cache. Cookies and stored carts are kept. */
export interface PageMeasurement {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds, on the phone and network that Lighthouse simulates. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  /** Cumulative layout shift; 0 means that nothing moves. */
  readonly shift: number;
  /** What the page asked for until it was idle. */
  readonly requests: readonly PageRequest[];
  /** How fast Lighthouse found the processor; it compares machines by it. */
  readonly processorSpeed: number;
  /** Failed audits outside performance, in Lighthouse's words. */
  readonly faults: readonly string[];
}

export interface PageRequest {
  readonly url: string;
  /** Lighthouse's word for the kind of file, such as `Script`. */
  readonly type: string;
  /** Bytes as sent: compressed, with the headers. */
  readonly bytes: number;
}
