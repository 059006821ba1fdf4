import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server in a process of its own. The left part of a recipient decides what happens: `refused`, `later` (refused twice, then
 * accepted), `never` (always refused for now), `hangs`, `slow`, and `dies` (the process ends in the middle of DATA). It tells its
 * parent by IPC what it is asked and what it received. With `SLOW` in its environment every recipient is slow.
 */
const seen = new Map<string, number>();

function tell(message: object): void {
  process.send?.(message);
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('no'), { responseCode });
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo({ address }, _session, done) {
    const name = address.split('@')[0] ?? '';
    const times = (seen.get(address) ?? 0) + 1;
    seen.set(address, times);
    tell({ asked: address });
    if (name.startsWith('hangs')) return;
    if (name.startsWith('refused')) return done(refusal(550));
    if (name.startsWith('never') || (name.startsWith('later') && times <= 2)) return done(refusal(450));
    if (name.startsWith('slow') || process.env.SLOW) setTimeout(done, 200);
    else done();
  },
  onData(stream, { envelope }, done) {
    const to = envelope.rcptTo[0]?.address ?? '';
    if (to.startsWith('dies') && process.env.DIES) stream.once('data', () => process.exit(1));
    text(stream).then((raw) => {
      const id = /^Message-ID: <([^@>]+)@/im.exec(raw)?.[1];
      tell({ received: to, id, raw });
      done();
    }, done);
  },
});
server.on('error', () => undefined);
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.server.address();
  tell({ port: typeof address === 'object' ? address?.port : undefined });
});
process.once('disconnect', () => process.exit(0));
