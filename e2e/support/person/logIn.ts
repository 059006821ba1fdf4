import { expect, type Page } from '@playwright/test';

/** The password of every demo login. */
export const demoPassword = 'demo-wachtwoord';

interface Login {
  /** Leaves the carts of the account as they are. Otherwise a test would find what an earlier test of its file left behind. */
  readonly keepsCarts?: true;
  /** That of a demo login by default. */
  readonly password?: string;
}

/**
 * Opens a session for the page's browser context without the login screen. It leaves the portal first, because pending calls
 * for the previous user would be refused.
 */
export async function logIn(
  page: Page,
  mail: string,
  { keepsCarts, password = demoPassword }: Login = {},
): Promise<void> {
  await page.goto('about:blank');
  const response = await page.request.post('/api?q=login', { data: { mail, password } });
  expect(response.status(), `login of ${mail}: ${await response.text()}`).toBe(200);
  if (!keepsCarts) await emptyCarts(page);
  await leaveMark(page, (await response.json()).user.uid);
}

/** Writes the login mark that the portal writes. An earlier mark stays, as after a session that ended. */
async function leaveMark(page: Page, uid: number): Promise<void> {
  // An empty page, because a page of the portal would start with the new session.
  const empty = '**/page-for-the-mark';
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/page-for-the-mark');
  await page.evaluate(
    (mark) => {
      if (localStorage.getItem('clubpoort.login') === null) localStorage.setItem('clubpoort.login', mark);
    },
    JSON.stringify({ uid, timestamp: Date.now() }),
  );
  await page.unroute(empty);
  await page.goto('about:blank');
}

async function emptyCarts({ request }: Page): Promise<void> {
  const kept = await request.get('/api?q=get_carts');
  // A plain backend keeps no carts.
  if (!kept.ok()) return;
  const { result } = await kept.json();
  for (const { club, uid, contents } of result) {
    if (contents === null) continue;
    await request.post('/api?q=save_cart', { data: { club, uid, age: 0 } });
  }
}
