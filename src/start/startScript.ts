import { localTexts, loginMarkKey } from '../platform/storage.ts';
import { afterFirstPaint } from './afterFirstPaint.ts';
import { afterFirstPicture } from './afterFirstPicture.ts';
import { keepEarlyInput } from './keepEarlyInput.ts';
import { loadModules } from './loadModules.ts';
import { showShell } from './showShell.ts';
import { tellNotLoaded } from './tellNotLoaded.ts';

/**
 * Runs on a page that the server rendered, before it is painted. It keeps what a person does before React has taken over, and
 * loads the portal's scripts after the first paint and the first picture, because until then they would take the bandwidth of what is
 * read.
 * Decision: docs/decisions/0168-public-pages-are-rendered-on-the-server.md
 */
const { entry = '', modules = '', reader } = document.currentScript?.dataset ?? {};
const isVisitorsPage = reader === 'visitor';

// A visitor's page gives way to the shell for who may be logged in. Every page does so in a frame, whose page starts anew: until then,
// its links would lead to pages that no frame may show.
if ((isVisitorsPage && localTexts.read(loginMarkKey) !== undefined) || window !== window.top)
  showShell(document);
keepEarlyInput(document);
tellNotLoaded(document);
afterFirstPaint(() =>
  afterFirstPicture(document, () => loadModules(entry, modules === '' ? [] : modules.split(' '))),
);
