import { DrizzleQueryError } from 'drizzle-orm';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { causeOf } from '../http/causeOf.ts';
import { operationPrefix } from '../http/operationUrls.ts';
import { fieldsOf } from '../http/reading/fieldsOf.ts';

export interface LogTarget {
  readonly level: string;
  /** Default: standard output. */
  readonly stream?: { write(line: string): void };
}

/** Log settings: one JSON object per line. Bodies, query values, headers and cookies are never logged. */
export function logOptions(target: LogTarget | undefined): NonNullable<FastifyServerOptions['logger']> {
  if (!target) return false;
  return {
    level: target.level,
    stream: target.stream ?? process.stdout,
    base: null,
    serializers: { err: describeError, req: () => ({}) },
  };
}

/** Logs one line per answer: the route, the status and the time. Enough to operate a server, and no personal data. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      // The route's pattern, because the address itself may hold anything.
      ...nameOf(request.routeOptions.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) reply.log.error({ ...line, err: error }, 'broken off');
    else reply.log.info(line, 'answered');
  }
}

/** The operation or the route, as it is logged. */
export function nameOf(route: string | undefined): { operation: string } | { route: string | null } {
  return route?.startsWith(`${operationPrefix}/`)
    ? { operation: route.slice(operationPrefix.length + 1) }
    : { route: route ?? null };
}

/** Characters of a failed query that are logged: it may have thousands, and its beginning tells which one it is. */
const queryLength = 300;

/** The whole error, except messages of the database, which quote the values of a query. The cause comes first, because a query is long. */
function describeError(
  error: Error,
): Record<string, unknown> & { type: string; message: string; stack: string } {
  if (!(error instanceof DrizzleQueryError))
    return { type: error.name, message: error.message, stack: error.stack ?? '' };
  const cause = fieldsOf(error.cause);
  return {
    type: 'DatabaseError',
    message: `a query failed: ${causeOf(error)}`,
    query: error.query.slice(0, queryLength),
    ...pick(cause, ['code', 'severity', 'constraint', 'table', 'column', 'routine']),
    stack: framesOf(error),
  };
}

function pick(from: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
