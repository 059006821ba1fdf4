import type { Profiler } from 'node:inspector';

/** The parts of a server's time. */
const parts = [
  'sockets: writing and reading',
  'SQL: building it, reading rows (drizzle-orm)',
  'driver (pg)',
  'HTTP (fastify, node:http)',
  'own code',
  'garbage collection',
  'the rest of Node.js',
] as const;
type Part = (typeof parts)[number];

/** The share of each part in the time that a server was at work. */
export type Shares = Readonly<Record<Part, number>>;

const socketCalls = /^(writev|write\w+String|writeBuffer|read|readStart|onStreamRead)$/;
const byFile: readonly (readonly [RegExp, Part])[] = [
  [/node_modules\/drizzle-orm\//, 'SQL: building it, reading rows (drizzle-orm)'],
  [/node_modules\/(pg|pg-[a-z-]+|postgres-[a-z-]+)\//, 'driver (pg)'],
  [/node_modules\/(@fastify|fastify|helmet|find-my-way|avvio)\/|^node:_http/, 'HTTP (fastify, node:http)'],
  [/\/(server|rules|schemas|form-engine\/src)\//, 'own code'],
];

/** Adds up a CPU profile by part. Time without work doesn't count. */
export function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Shares {
  const partOf = new Map(nodes.map(({ id, callFrame }) => [id, partFor(callFrame)]));
  const spent = new Map<Part, number>(parts.map((part) => [part, 0]));
  let all = 0;
  for (const [index, id] of samples.entries()) {
    const part = partOf.get(id);
    if (part === undefined) continue;
    const time = timeDeltas[index] ?? 0;
    spent.set(part, (spent.get(part) ?? 0) + time);
    all += time;
  }
  // Safe cast: `spent` has an entry for each part.
  return Object.fromEntries([...spent].map(([part, time]) => [part, time / all])) as Shares;
}

function partFor({ functionName, url }: Profiler.ProfileNode['callFrame']): Part | undefined {
  if (functionName === '(idle)') return undefined;
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (url === '' && socketCalls.test(functionName)) return 'sockets: writing and reading';
  return byFile.find(([file]) => file.test(url))?.[1] ?? 'the rest of Node.js';
}
