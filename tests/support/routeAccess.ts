import groups from '../cases/routeAccess.json' with { type: 'json' };

type Lands = (typeof groups)[number]['lands'];

export interface RouteRow {
  readonly route: string;
  readonly at: string;
  /** The landing of each role, in the words of the table. */
  readonly lands: Lands;
}

/** The access table, in which routes that treat every role alike stand together. */
export const routeAccess: readonly RouteRow[] = groups.flatMap(({ lands, routes }) =>
  // An object has only its own entries; the file gives each group other names.
  Object.entries(routes as Record<string, string>).map(([route, at]) => ({ route, at, lands })),
);
