import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBoundaries, type Violation } from '#scripts/boundaries/checkBoundaries.ts';
import { findForbiddenCalls } from '#scripts/boundaries/findForbiddenCalls.ts';
import { root } from '#scripts/root.ts';
import { plantHouse } from './plantedHouse.ts';

/** Every module that a planted import targets. */
const rooms = [
  'form-engine/src/index.ts',
  'form-engine/src/headless.ts',
  'form-engine/src/ports.ts',
  'form-engine/src/misplaced/lost.ts',
  'form-engine/src/rules/phone.ts',
  'form-engine/src/sections/section.ts',
  'form-engine/src/questions/question.ts',
  'form-engine/src/questions/building-blocks/choice.ts',
  'form-engine/src/questions/paged-select/PagedSelect.tsx',
  'form-engine/src/questions/text/text.ts',
  'form-engine/src/questions/text/text.samples.ts',
  'form-engine/src/questions/samples/kindSamples.ts',
  'form-engine/src/schema/compileForm.ts',
  'form-engine/src/visibility/visibleQuestions.ts',
  'form-engine/src/validation/validateAnswers.ts',
  'form-engine/src/answers/encodeAnswers.ts',
  'form-engine/src/store/formStore.ts',
  'form-engine/src/questions/text/TextField.tsx',
  'form-engine/src/rjsf/theme.ts',
  'form-engine/src/RegistrationForm.tsx',
  'schemas/club.ts',
  'rules/age.ts',
  'src/app/rendering/openPage.ts',
  'server/main.ts',
  'server/startServer.ts',
  'server/config.ts',
  'server/texts/nl.ts',
  'server/db/schema.ts',
  'server/mail/mailer.ts',
  'server/storage/storage.ts',
  'server/services/sessions/caller.ts',
  'server/services/payments/orderBalance.ts',
  'server/services/people/people.ts',
  'server/services/cart/pricedCart.ts',
  'server/services/offer/loadCourses.ts',
  'server/services/seats/hall.ts',
  'server/services/waiting/waitingPerson.ts',
  'server/services/orders/placeOrder.ts',
  'server/services/invoices/loadInvoices.ts',
  'server/services/dashboard/loadDashboard.ts',
  'server/services/misplaced/lost.ts',
  'server/operations/operationHandlers.ts',
  'server/seed/demo/seed.ts',
  'server/plugins/limiters.ts',
  'server/app.ts',
  'src/app/router.ts',
  'src/paths.ts',
  'src/misplaced/lost.ts',
  'src/api/client.ts',
  'src/platform/loading/clock.ts',
  'src/texts/nl.ts',
  'src/components/Button.tsx',
  'src/features/club/index.ts',
  'src/features/club/view/clubTiles.ts',
];

/** Tuples of the rule, the module that breaks the rule, and the forbidden import. */
const violations: readonly (readonly [rule: string, from: string, target: string])[] = [
  ['engine-rules', 'form-engine/src/rules/planted.ts', '../sections/section.ts'],
  ['engine-texts', 'form-engine/src/texts/planted.ts', '../questions/question.ts'],
  ['engine-sections', 'form-engine/src/sections/planted.ts', '../questions/question.ts'],
  ['engine-questions', 'form-engine/src/questions/text/planted.ts', '../../schema/compileForm.ts'],
  ['engine-json-schema', 'form-engine/src/json-schema/planted.ts', '../store/formStore.ts'],
  ['engine-builder-pure', 'form-engine/src/builder/pure/planted.ts', '../../store/formStore.ts'],
  ['engine-import', 'form-engine/src/import/planted.ts', '../store/formStore.ts'],
  ['engine-builder', 'form-engine/src/builder/parts/Planted.tsx', '../../index.ts'],
  ['engine-builder-headless', 'form-engine/src/builder/headless.ts', '../RegistrationForm.tsx'],
  ['engine-schema', 'form-engine/src/schema/planted.ts', '../validation/validateAnswers.ts'],
  ['engine-visibility', 'form-engine/src/visibility/planted.ts', '../answers/encodeAnswers.ts'],
  ['engine-validation', 'form-engine/src/validation/planted.ts', '../store/formStore.ts'],
  ['engine-answers', 'form-engine/src/answers/planted.ts', '../ports.ts'],
  ['engine-store', 'form-engine/src/store/planted.ts', '../questions/text/TextField.tsx'],
  ['engine-ports', 'form-engine/src/ports.ts', './rjsf/theme.ts'],
  ['engine-views', 'form-engine/src/questions/text/Planted.tsx', '../../rjsf/theme.ts'],
  ['engine-rjsf', 'form-engine/src/rjsf/planted.ts', '../RegistrationForm.tsx'],
  ['engine-registration', 'form-engine/src/registration/planted.ts', '../RegistrationForm.tsx'],
  ['engine-form', 'form-engine/src/PlantedForm.tsx', './index.ts'],
  ['engine-element', 'form-engine/src/element/planted.ts', '../index.ts'],
  ['engine-headless', 'form-engine/src/headless.ts', './rjsf/theme.ts'],
  ['engine-ajv', 'form-engine/src/ajv.ts', './RegistrationForm.tsx'],
  ['engine-rjsf-validator', 'form-engine/src/rjsf-validator.ts', './RegistrationForm.tsx'],
  ['engine-stands-alone', 'form-engine/src/validation/stranger.ts', '../../../schemas/club.ts'],
  ['engine-has-no-other-room', 'form-engine/src/RegistrationForm.tsx', './misplaced/lost.ts'],
  ['engine-headless-without-react', 'form-engine/src/store/react.ts', 'react'],
  ['engine-headless-without-node', 'form-engine/src/rules/node.ts', 'node:fs'],
  [
    'engine-views-by-store-and-texts',
    'form-engine/src/questions/text/Wide.tsx',
    '../../answers/encodeAnswers.ts',
  ],
  ['engine-kind-by-itself', 'form-engine/src/questions/radio/Radio.tsx', '../text/text.ts'],
  ['engine-kind-by-itself', 'form-engine/src/questions/paged-select/Planted.tsx', '../text/text.ts'],
  ['samples-for-manual-and-tests', 'form-engine/src/questions/text/sampled.ts', '../samples/kindSamples.ts'],
  ['samples-for-manual-and-tests', 'bench/sampled.ts', '../form-engine/src/questions/text/text.samples.ts'],
  ['engine-samples-by-themselves', 'form-engine/src/questions/samples/planted.ts', '../text/text.ts'],
  ['only-engine-rjsf-knows-rjsf', 'src/app/drawsWithRjsf.ts', '@rjsf/core'],
  ['engine-by-its-entries', 'src/features/cart/deep.ts', '../../../form-engine/src/answers/encodeAnswers.ts'],
  ['schemas', 'schemas/planted.ts', '../rules/age.ts'],
  ['rules', 'rules/planted.ts', '@clubpoort/form-engine'],
  ['rules-take-types-of-schemas', 'rules/runsTheContract.ts', '../schemas/club.ts'],
  ['rules-without-react', 'rules/react.ts', 'react'],
  ['portal-api', 'src/api/planted.ts', '../components/Button.tsx'],
  ['portal-features', 'src/features/basket/view/planted.ts', '../../club/view/clubTiles.ts'],
  ['portal-components', 'src/components/Planted.tsx', '../features/club/index.ts'],
  ['portal-platform', 'src/platform/planted.ts', '../texts/nl.ts'],
  ['portal-texts', 'src/texts/planted.ts', '../platform/loading/clock.ts'],
  ['portal-paths', 'src/paths.ts', './texts/nl.ts'],
  ['portal-service-worker', 'src/service-worker/planted.ts', '../platform/loading/clock.ts'],
  ['portal-start-script', 'src/start/planted.ts', '../platform/loading/clock.ts'],
  ['portal-embed-script', 'src/embed/planted.ts', '../platform/loading/clock.ts'],
  ['portal-app', 'src/app/planted.ts', '../../server/main.ts'],
  ['portal-renderer-in-node', 'src/app/shell/planted.ts', '../rendering/openPage.ts'],
  ['portal-has-no-other-room', 'src/app/findsLost.ts', '../misplaced/lost.ts'],
  ['server-ground', 'server/http/planted.ts', '../db/schema.ts'],
  ['server-database', 'server/db/planted.ts', '../storage/storage.ts'],
  ['server-adapters', 'server/mail/planted.ts', '../storage/storage.ts'],
  ['server-context', 'server/context.ts', './services/sessions/caller.ts'],
  ['server-services-1', 'server/services/sessions/planted.ts', '../payments/orderBalance.ts'],
  ['server-services-2', 'server/services/people/planted.ts', '../cart/pricedCart.ts'],
  ['server-services-3', 'server/services/cart/planted.ts', '../offer/loadCourses.ts'],
  ['server-services-4', 'server/services/offer/planted.ts', '../seats/hall.ts'],
  ['server-services-5', 'server/services/seats/planted.ts', '../waiting/waitingPerson.ts'],
  ['server-services-6', 'server/services/orders/planted.ts', '../invoices/loadInvoices.ts'],
  ['server-services-7', 'server/services/invoices/planted.ts', '../dashboard/loadDashboard.ts'],
  ['server-services-8', 'server/services/dashboard/planted.ts', '../../operations/operationHandlers.ts'],
  ['server-club-files', 'server/club-files/planted.ts', '../operations/operationHandlers.ts'],
  ['server-operations', 'server/operations/planted.ts', '../plugins/limiters.ts'],
  ['server-seed', 'server/seed/planted.ts', '../plugins/limiters.ts'],
  ['server-plugins', 'server/plugins/planted.ts', '../app.ts'],
  ['server-app', 'server/app.ts', './startServer.ts'],
  ['server-start', 'server/startServer.ts', './main.ts'],
  ['server-main', 'server/main.ts', '../src/api/client.ts'],
  ['server-has-no-other-floor', 'server/services/orders/findsLost.ts', '../misplaced/lost.ts'],
  ['server-seed-at-the-start-alone', 'server/plugins/seeds.ts', '../seed/demo/seed.ts'],
  ['operations-without-sql', 'server/operations/asksTheDatabase.ts', '../db/schema.ts'],
  ['server-without-react', 'server/http/react.ts', 'react'],
  ['no-unresolvable', 'src/app/typo.ts', './nowhere.ts'],
  ['product-without-dev-dependencies', 'server/http/shipsATool.ts', 'left-pad'],
  ['stories-without-server', 'stories/planted.ts', '../server/main.ts'],
];

/** The same violations by a type import. Two rules allow a type import, and are left out. */
const typeViolations = violations
  .filter(([rule]) => !['rules-take-types-of-schemas', 'product-without-dev-dependencies'].includes(rule))
  .map(([rule, from, target]) => [rule, from.replace(/(\w+)\.(tsx?)$/, '$1Types.$2'), target] as const)
  // Modules with a fixed name cannot be planted under a second name.
  .filter(([, from]) => !/^form-engine\/src\/(builder\/)?[a-z][^/]*$|^server\/[^/]*$|paths/.test(from));

const allowed: readonly (readonly [from: string, target: string])[] = [
  ['form-engine/src/validation/fine.ts', '../schema/compileForm.ts'],
  ['form-engine/src/questions/text/Fine.tsx', '../../store/formStore.ts'],
  ['form-engine/src/questions/radio/radio.ts', '../building-blocks/choice.ts'],
  ['form-engine/src/questions/radio/Fine.tsx', '../paged-select/PagedSelect.tsx'],
  ['form-engine/src/rjsf/fine.ts', '@rjsf/core'],
  ['schemas/fine.ts', '@clubpoort/form-engine/headless'],
  ['rules/fine.ts', '@clubpoort/form-engine/headless'],
  ['server/http/fine.ts', '../texts/nl.ts'],
  ['server/mail/fine.ts', '../../rules/age.ts'],
  ['server/services/orders/fine.ts', '../seats/hall.ts'],
  ['server/operations/fine.ts', '../services/orders/placeOrder.ts'],
  ['src/api/fine.ts', '../../schemas/club.ts'],
  ['src/features/basket/view/fine.ts', '../../club/index.ts'],
  ['src/features/basket/view/links.ts', '../../../paths.ts'],
  ['src/features/cart/fine.ts', '@clubpoort/form-engine'],
  ['src/app/fine.ts', '../features/club/view/clubTiles.ts'],
];

const imports = (target: string) => `import '${target}';\n`;
const importsType = (target: string) =>
  `import type { Nothing } from '${target}';\nexport type { Nothing };\n`;

const empty = Object.fromEntries(rooms.map((path) => [path, 'export const nothing = 0;\n']));

describe('the dependency rules', () => {
  const house = plantHouse({
    ...empty,
    ...Object.fromEntries(violations.map(([, from, target]) => [from, imports(target)])),
    ...Object.fromEntries(typeViolations.map(([, from, target]) => [from, importsType(target)])),
    ...Object.fromEntries(allowed.map(([from, target]) => [from, imports(target)])),
    'rules/knowsAShape.ts': importsType('../schemas/club.ts'),
    'src/features/hen/index.ts': '',
    'src/features/hen/view/lays.ts': imports('../../egg/index.ts'),
    'src/features/egg/index.ts': '',
    'src/features/egg/view/hatches.ts': imports('../../hen/index.ts'),
    'src/platform/hen.ts': imports('./egg.ts'),
    'src/platform/egg.ts': imports('./hen.ts'),
  });
  let found: readonly Violation[] = [];
  const rulesBrokenBy = (from: string) =>
    found.filter((violation) => violation.from === from).map((violation) => violation.rule);

  beforeAll(async () => {
    found = (await checkBoundaries(house.folder)).violations;
  });
  afterAll(house.remove);

  it.each(violations)('%s reports %s, which imports %s', (rule, from) => {
    expect(rulesBrokenBy(from)).toContain(rule);
  });

  it.each(typeViolations)('%s reports %s, which imports a type of %s', (rule, from) => {
    expect(rulesBrokenBy(from)).toContain(rule);
  });

  it.each(allowed)('%s may import %s', (from) => {
    expect(rulesBrokenBy(from)).toEqual([]);
  });

  it('rules may take a type of the contract', () => {
    expect(rulesBrokenBy('rules/knowsAShape.ts')).toEqual([]);
  });

  it('no-circular reports two modules that import each other', () => {
    const circles = found.filter((violation) => violation.rule === 'no-circular');
    expect(circles.map(({ from, to }) => [from, ...to.split(' → ')].toSorted())).toContainEqual([
      'src/platform/egg.ts',
      'src/platform/egg.ts',
      'src/platform/hen.ts',
    ]);
  });

  it('no-folder-circular reports two features that import each other', () => {
    const circles = found.filter((violation) => violation.rule === 'no-folder-circular');
    expect(circles.map(({ from }) => from)).toEqual(
      expect.arrayContaining(['src/features/egg', 'src/features/hen']),
    );
  });

  it('has a planted violation for every rule', async () => {
    const { forbidden = [] } = await extractDepcruiseConfig(`${root}/.dependency-cruiser.mjs`);
    const planted = new Set([...violations.map(([rule]) => rule), 'no-circular', 'no-folder-circular']);
    expect(forbidden.map((rule) => rule.name).toSorted()).toEqual([...planted].toSorted());
  });
});

describe('checkBoundaries', () => {
  it('throws when it finds no module to read', async () => {
    const house = plantHouse({ 'src/readme.md': '' });
    try {
      await expect(checkBoundaries(house.folder)).rejects.toThrow(`read no module in ${house.folder}`);
    } finally {
      house.remove();
    }
  });
});

describe('findForbiddenCalls', () => {
  const calls = {
    'rules/age.ts': '// Date.now() is what it does not call\nexport const now = () => Date.now();\n',
    'form-engine/src/answers/code.ts': 'export const code = () => Math.random();\n',
    'src/features/club/loads.ts': 'export const load = () => fetch("/api");\n',
    'src/features/club/refetches.ts':
      'export const load = (query: Query) => query.fetch() ?? query.refetch();\n',
    'src/api/client.ts': 'export const load = () => fetch("/api");\n',
    'src/features/club/writes.ts': 'export const day = () => new Intl.DateTimeFormat("nl").format();\n',
    'server/services/people/lists.ts': 'export const list = () => new Intl.ListFormat("nl").format([]);\n',
    'rules/writes.ts': 'export const day = () => new Intl.DateTimeFormat("nl").format();\n',
    'src/features/basket/view/lines/climbs.ts': "import { paths } from '../../../../paths.ts';\n",
    'server/operations/orders.ts': 'export const place = (db: Database) => db.transaction(take);\n',
    'server/services/orders/placeOrder.ts': 'export const place = (db: Database) => db.transaction(take);\n',
    'src/features/basket/view/stays.ts': "import { cart } from '../../index.ts';\n",
    'form-engine/src/questions/text/parts/climbs.ts': "import { nl } from '../../../texts/nl.ts';\n",
    'form-engine/src/questions/text/stays.ts': "import { nl } from '../../texts/nl.ts';\n",
    'src/platform/loading/clock.ts': 'export const now = () => Date.now();\n',
    'tests/src/app/mocks.dom.test.tsx':
      "vi.mock('#src/paths.ts');\nafterEach(() => vi.unstubAllGlobals());\n",
    'tests/src/app/mocks.ownPage.dom.test.tsx': "vi.mock('#src/paths.ts');\n",
    'e2e/support/site.ts': 'const sitePort = 4400;\nserver.listen(8080);\nserver.listen(0);\n',
    'tests/server/starts.test.ts':
      "start({ port: 3000, env: { PORT: '3000' } });\nstart({ port: 0, PORT: '0' });\n",
  };
  const house = plantHouse(calls);
  afterAll(house.remove);

  it('reports the line of a clock, dice, fetch, date format or transaction outside its room, of an import that climbs too far, and of a fixed port', () => {
    const places = findForbiddenCalls(house.folder).map(({ place, call }) => `${place} ${call}`);
    expect(places.toSorted()).toEqual([
      'e2e/support/site.ts:1 sitePort = 4400',
      'e2e/support/site.ts:2 listen(8',
      'form-engine/src/answers/code.ts:1 Math.random(',
      'form-engine/src/questions/text/parts/climbs.ts:1 ../../../',
      'rules/age.ts:2 Date.now(',
      'server/operations/orders.ts:1 .transaction(',
      'server/services/people/lists.ts:1 ListFormat(',
      'src/features/basket/view/lines/climbs.ts:1 ../../../../',
      'src/features/club/loads.ts:1 fetch(',
      'src/features/club/writes.ts:1 DateTimeFormat(',
      "tests/server/starts.test.ts:1 PORT: '3",
      'tests/server/starts.test.ts:1 port: 3000',
      'tests/src/app/mocks.dom.test.tsx:1 vi.mock(',
      'tests/src/app/mocks.dom.test.tsx:2 vi.unstubAllGlobals(',
    ]);
  });
});
