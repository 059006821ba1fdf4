import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFailureOf } from '../db/databaseFailure.ts';
import { isDiskFull } from '../http/causeOf.ts';
import { refusalPage } from '../http/refusalPage.ts';
import { Refused, refusals } from '../http/refused.ts';
import { nl } from '../texts/nl.ts';
import { nameOf } from './requestLog.ts';

/** Answers errors in general words. Errors of the server are logged in full. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusedBy(error);
    if (refused.status >= 500) request.log.error({ err: error }, 'failed');
    if (refused.incident !== undefined)
      request.log.warn({ ...nameOf(request.routeOptions.url), incident: refused.incident }, 'refused');
    return sendRefusal(reply, refused);
  });
}

export function sendRefusal(reply: FastifyReply, refused: Refused): FastifyReply {
  if (refused.retryAfter !== undefined) reply.header('retry-after', refused.retryAfter);
  reply.code(refused.status).header('cache-control', 'no-store');
  const [sentence = nl.refusals.internal] = refused.body.errors;
  if (!isOpenedInWindow(reply.request)) return reply.send(refused.body);
  return reply.type('text/html; charset=utf-8').send(refusalPage(sentence));
}

/** Answers errors that occur before routing, such as an unreadable address. */
export function answerUnread(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  sendRefusal(reply, refusedBy(error));
}

/** Whether a person sees the answer in a browser window, after following a link or sending a form. */
function isOpenedInWindow({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

function refusedBy(error: FastifyError): Refused {
  if (error instanceof Refused) return error;
  const failure = databaseFailureOf(error);
  if (failure === 'busy') return refusals.busy();
  if (failure === 'unreachable' || error.statusCode === 503 || isDiskFull(error))
    return refusals.unavailable();
  if (error.statusCode === 413) return refusals.tooLarge();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refused(error.statusCode, refusals.invalidRequest([error.code]).body);
  return refusals.internal();
}
