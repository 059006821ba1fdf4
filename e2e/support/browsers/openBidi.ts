import { once } from 'node:events';

interface Bidi {
  // biome-ignore lint/suspicious/noExplicitAny: each command of the protocol has a result of its own
  send(method: string, params: object): Promise<any>;
}

/** Opens a WebDriver BiDi connection. An answer carries the number of its command. */
export async function openBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const answer = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') answer?.resolve(result);
    if (type === 'error') answer?.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer.resolve(undefined);
  });
  let last = 0;
  return {
    send(method, params) {
      last += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise;
    },
  };
}
