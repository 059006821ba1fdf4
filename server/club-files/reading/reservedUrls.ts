/** First and second segments of a path that are screens of the portal (Specification 2.1). */
export interface ReservedUrls {
  readonly ofClubs: ReadonlySet<string>;
  readonly ofCourses: ReadonlySet<string>;
}
