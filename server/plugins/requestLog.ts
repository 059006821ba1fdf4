import { DrizzleQueryError } from 'drizzle-orm';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { fieldsOf } from '../http/fieldsOf.ts';
import { operationPrefix } from '../http/operationUrls.ts';

export interface LogTarget {
  readonly level: string;
  /** Default: standard output. */
  readonly stream?: { write(line: string): void };
}

/** One JSON object a line. Neither bodies nor query values, headers or cookies are ever handed to it. */
export function logOptions(target: LogTarget | undefined): NonNullable<FastifyServerOptions['logger']> {
  if (!target) return false;
  return {
    level: target.level,
    stream: target.stream ?? process.stdout,
    base: null,
    serializers: { err: describeError, req: () => ({}) },
  };
}

/** One line for each answer: which route, how and how fast. Enough to run a server by, and nothing about a person. */
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
      // The pattern, not the address: an address may hold anything.
      ...nameOf(request.routeOptions.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) reply.log.error({ ...line, err: error }, 'broken off');
    else reply.log.info(line, 'answered');
  }
}

/** The operation or the route that was asked for, as it stands in a line of the log. */
export function nameOf(route: string | undefined): { operation: string } | { route: string | null } {
  return route?.startsWith(`${operationPrefix}/`)
    ? { operation: route.slice(operationPrefix.length + 1) }
    : { route: route ?? null };
}

/** The whole error, except that a database quotes the values of a query in its messages. */
function describeError(
  error: Error,
): Record<string, unknown> & { type: string; message: string; stack: string } {
  if (!(error instanceof DrizzleQueryError))
    return { type: error.name, message: error.message, stack: error.stack ?? '' };
  const cause = fieldsOf(error.cause);
  return {
    type: 'DatabaseError',
    message: 'a query failed',
    query: error.query,
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
