import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

interface Course {
  readonly nid: number;
  readonly url: string;
  readonly title: string;
}

/**
 * A proxy in front of a portal that makes every course list `count` courses long. A proxy, because answers mocked by Playwright
 * arrive through the debugging channel. Their "end of the answer" comes before the page has received any of it.
 */
export async function serveManyCourses(portal: string, count: number) {
  const server = createServer((asked, answer) => {
    if (asked.url?.includes('q=get_courses')) void answerWithMany(new URL(asked.url, portal), count, answer);
    else handOn(new URL(asked.url ?? '/', portal), asked, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${address.port}`, close };
}

async function answerWithMany(url: URL, count: number, answer: ServerResponse): Promise<void> {
  const response = await fetch(url);
  const { result, ...rest } = await response.json();
  answer.writeHead(response.status, { 'content-type': 'application/json; charset=utf-8' });
  answer.end(JSON.stringify({ ...rest, result: manyOf(result, count) }));
}

function handOn(url: URL, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked;
  const handed = request(url, { method, headers: { ...headers, host: url.host } }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  handed.on('error', () => answer.destroy());
  asked.pipe(handed);
}

/** Repeats the club's own courses, each with its own nid and url. */
function manyOf(courses: readonly Course[], count: number): Course[] {
  return Array.from({ length: count }, (_, place) => {
    const course = courses[place % courses.length];
    const round = Math.floor(place / courses.length);
    const url = `${course?.url}-${round}`;
    return { ...course, nid: place + 1, url, title: `${course?.title} ${round}` };
  });
}
