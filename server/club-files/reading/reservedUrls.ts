/** Names in the first and second place of an address that are screens of the portal (Specification 2.1). */
export interface ReservedUrls {
  readonly ofClubs: ReadonlySet<string>;
  readonly ofCourses: ReadonlySet<string>;
}
