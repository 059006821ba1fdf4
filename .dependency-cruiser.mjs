/**
 * The import rules between the rooms of the repository, as docs/map.md draws them. They apply to type imports too.
 * tests/scripts/boundaries plants a violation of every rule and checks that it is reported.
 */

const house = '^(form-engine|schemas|rules|src|server|stories|tests|e2e|bench|scripts)/';

const react = '^node_modules/(react|react-dom|react-router)/';
const rjsf = '^node_modules/@rjsf/';

const engine = '^form-engine/src/';
/** The samples of each kind, and what they share. */
const engineSamples = `${engine}questions/(samples/|.+\\.samples\\.ts$)`;
const engineEntries = {
  browser: `${engine}index\\.ts$`,
  headless: `${engine}headless\\.ts$`,
  ajv: `${engine}ajv\\.ts$`,
  builder: `${engine}builder\\.ts$`,
  builderHeadless: `${engine}builder/headless\\.ts$`,
  element: `${engine}element\\.ts$`,
  rjsfValidator: `${engine}rjsf-validator\\.ts$`,
  texts: `${engine}texts/(nl|en|fr|de)\\.ts$`,
  builderTexts: `${engine}builder/texts/(nl|en|fr|de)\\.ts$`,
  styles: `${engine}styles\\.css$`,
  builderStyles: `${engine}builder\\.css$`,
  sectionSchema: `${engine}sections/section\\.schema\\.json$`,
};

/** The layers of the engine: each room imports only earlier rooms, or rooms on its own line. */
const engineOrder = [
  { 'engine-rules': `${engine}rules/`, 'engine-texts': `${engine}texts/` },
  { 'engine-sections': `${engine}sections/` },
  { 'engine-questions': `${engine}questions/.+\\.ts$` },
  { 'engine-schema': `${engine}schema/`, 'engine-visibility': `${engine}visibility/` },
  { 'engine-validation': `${engine}validation/`, 'engine-answers': `${engine}answers/` },
  { 'engine-json-schema': `${engine}json-schema/` },
  { 'engine-builder-pure': `${engine}builder/(pure|pasting|texts|words)/` },
  { 'engine-import': `${engine}import/` },
  { 'engine-store': `${engine}store/`, 'engine-ports': `${engine}ports\\.ts$` },
  { 'engine-views': `${engine}questions/.+\\.tsx$` },
  { 'engine-rjsf': `${engine}rjsf/` },
  { 'engine-registration': `${engine}registration/` },
  { 'engine-form': `${engine}[A-Z][^/]*\\.tsx?$` },
  { 'engine-element': `${engine}element/`, 'engine-builder': `${engine}builder/(?!headless)` },
];
const upTo = (room) => {
  const position = engineOrder.findIndex((level) => room in level);
  return engineOrder.slice(0, position + 1).flatMap((level) => Object.values(level));
};
const engineRooms = engineOrder.flatMap((level) => Object.entries(level));
const headlessRooms = upTo('engine-store');

/** Modules in `from` may import only these paths of the repository. */
const mayImport = (name, from, allowed) => ({
  name,
  comment: `may import inside the house only ${allowed.join(' or ') || 'nothing'}`,
  severity: 'error',
  from: { path: from },
  to: { path: house, pathNot: allowed },
});

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const engineDoors = [
  ...engineRooms.map(([room, path]) => mayImport(room, path, upTo(room))),
  mayImport('engine-headless', engineEntries.headless, headlessRooms),
  mayImport('engine-ajv', engineEntries.ajv, headlessRooms),
  mayImport('engine-builder-headless', engineEntries.builderHeadless, upTo('engine-import')),
  mayImport('engine-rjsf-validator', engineEntries.rjsfValidator, [
    ...upTo('engine-rjsf'),
    engineEntries.ajv,
  ]),
  mayImport('engine-stands-alone', engine, [engine]),
  never(
    'engine-has-no-other-room',
    'a module of the engine lives in one of its named rooms',
    {},
    { path: engine, pathNot: [...engineRooms.map(([, path]) => path), ...Object.values(engineEntries)] },
  ),
  never(
    'engine-headless-without-react',
    'what the server and every host run knows no React and no rjsf',
    { path: [...headlessRooms, engineEntries.headless, engineEntries.ajv, engineEntries.builderHeadless] },
    { path: [react, rjsf, '^node_modules/zustand/(index|react|esm/index|esm/react)\\.m?js$'] },
  ),
  never(
    'engine-headless-without-node',
    'the browser runs it too',
    { path: [engine, '^rules/', '^schemas/'] },
    { dependencyTypes: ['core'] },
  ),
  never(
    'engine-views-by-store-and-texts',
    'a view reads the store, ports, rules and texts; compiling, checking and encoding are done elsewhere',
    { path: `${engine}questions/.+\\.tsx$` },
    { path: `${engine}(sections|schema|visibility|validation|answers)/` },
  ),
  never(
    'engine-kind-by-itself',
    'what two kinds share moves to questions/building-blocks, questions/controls or questions/paged-select',
    { path: `${engine}questions/([^/]+)/`, pathNot: `${engine}questions/samples/` },
    {
      path: `${engine}questions/[^/]+/`,
      pathNot: `${engine}questions/($1|question-kind|building-blocks|controls|paged-select|samples)/`,
    },
  ),
  never(
    'samples-for-manual-and-tests',
    'samples are in no package and in no page: the manual and the tests collect them',
    { pathNot: ['^(stories|tests)/', engineSamples] },
    { path: engineSamples },
  ),
  never(
    'engine-samples-by-themselves',
    'the samples of a kind know the contract, and no code that they are a sample of',
    { path: engineSamples },
    {
      path: engine,
      pathNot: [engineSamples, `${engine}(sections/wireSection|questions/questionKinds)\\.ts$`],
    },
  ),
  never(
    'only-engine-rjsf-knows-rjsf',
    'rjsf is a renderer behind one door (the benchmark, the stories and the tests also draw with stock rjsf)',
    {
      path: '^(form-engine|schemas|rules|src|server)/',
      pathNot: [`${engine}rjsf/`, engineEntries.rjsfValidator, '^form-engine/build/rjsf'],
    },
    { path: [rjsf, '^node_modules/markdown-to-jsx/'] },
  ),
  never(
    'engine-by-its-entries',
    'the house uses the engine as a stranger would: by its exports (the benchmark builds it as the package is built)',
    { path: '^(schemas|rules|src|server|stories|bench)/', pathNot: '^bench/buildPages\\.ts$' },
    // The manual shows what the README says about the tokens, and the samples of each kind.
    {
      path: '^form-engine/',
      pathNot: [...Object.values(engineEntries), '^form-engine/README\\.md$', `${engine}questions/samples/`],
    },
  ),
];

const contractDoors = [
  mayImport('schemas', '^schemas/', ['^schemas/', engineEntries.headless, engineEntries.sectionSchema]),
  mayImport('rules', '^rules/', ['^rules/', '^schemas/', engineEntries.headless]),
  never(
    'rules-take-types-of-schemas',
    'rules know the shapes of the contract, they do not run it',
    { path: '^rules/' },
    { path: '^schemas/', dependencyTypesNot: ['type-only'] },
  ),
  never('rules-without-react', 'product rules are pure', { path: '^(rules|schemas)/' }, { path: react }),
];

const portalDoors = [
  mayImport('portal-api', '^src/api/', ['^src/api/', '^src/platform/', '^(rules|schemas)/']),
  mayImport('portal-features', '^src/features/([^/]+)/', [
    '^src/features/$1/',
    // The public entry of another feature.
    '^src/features/[^/]+/index\\.ts$',
    '^src/(api|components|platform|texts)/',
    '^src/paths\\.ts$',
    '^(rules|schemas)/',
    engineEntries.browser,
    engineEntries.headless,
    engineEntries.styles,
    engineEntries.builder,
    engineEntries.builderHeadless,
    engineEntries.builderStyles,
    // The editor of the preview completes and checks sections by it.
    engineEntries.sectionSchema,
    // Maps the engine's tokens onto the portal's, for every feature that draws a form.
    '^src/styles/formTokens\\.css$',
  ]),
  mayImport('portal-components', '^src/components/', ['^src/(components|platform|texts)/']),
  mayImport('portal-platform', '^src/platform/', ['^src/platform/']),
  mayImport('portal-texts', '^src/texts/', ['^src/texts/']),
  mayImport('portal-paths', '^src/paths\\.ts$', []),
  mayImport('portal-service-worker', '^src/service-worker/', [
    '^src/service-worker/',
    '^src/platform/storage/(keptPagesCache|unsentMarks)\\.ts$',
  ]),
  mayImport('portal-embed-script', '^src/embed/', [
    '^src/embed/',
    '^src/platform/(embed/embedMessages|embed/embedProtocol|randomUuid)\\.ts$',
    '^src/texts/nl/embedScript\\.ts$',
  ]),
  mayImport('portal-start-script', '^src/start/', [
    '^src/start/',
    '^src/platform/(loading/startProtocol|storage/storage)\\.ts$',
  ]),
  mayImport('portal-app', '^src/(app/|main\\.tsx$)', [
    '^src/',
    '^(rules|schemas)/',
    ...Object.values(engineEntries),
  ]),
  never(
    'portal-renderer-in-node',
    'the renderer and the heads of pages are in the bundle for the server alone',
    { path: '^src/', pathNot: '^src/app/rendering/' },
    { path: '^src/app/rendering/' },
  ),
  never(
    'portal-has-no-other-room',
    'a module of the portal lives in one of its named rooms',
    {},
    {
      path: '^src/',
      pathNot: [
        '^src/(app|features|api|components|embed|service-worker|start|platform|texts)/',
        '^src/(main\\.tsx|paths\\.ts)$',
        '\\.css$',
      ],
    },
  ),
];

/**
 * The floors (layers) of the server, the lowest first: a folder imports only lower floors, and nothing on its own floor. Only
 * files of the ground may import each other.
 */
const serverGround = '^server/((clock|config|keptKey|privateFolder|sealing|secretToken)\\.ts$|(http|texts)/)';
const serverFloors = {
  'server-database': '^server/(db)/',
  'server-adapters': '^server/(mail|payments|pdf|storage|uitpas|wallet)/',
  'server-context': '^server/(context)\\.ts$',
  'server-services-1': '^server/services/(addresses|holds|idempotency|payments|sessions)/',
  'server-services-2': '^server/services/(clubs|people|videos)/',
  'server-services-3':
    '^server/services/(calendar|cart|certificates|couples|federation|files|passwords|webshop)/',
  'server-services-4': '^server/services/(logins|offer|passes|registration|tickets)/',
  'server-services-5': '^server/services/(communication|documents|seats|teacher|waiting)/',
  'server-services-6': '^server/services/(orders|own-registrations)/',
  'server-services-7': '^server/services/(invoices|management)/',
  'server-services-8':
    '^server/services/(club-certificates|club-papers|club-teachers|dashboard|ledger|messages|personal-data)/',
  'server-club-files': '^server/(club-files)/',
  'server-operations': '^server/(operations)/',
  'server-seed': '^server/(seed)/',
  'server-plugins': '^server/(plugins)/',
  'server-app': '^server/(app)\\.ts$',
  'server-start': '^server/(startServer)\\.ts$',
  'server-main': '^server/(main)\\.ts$',
};
const outsideServer = [
  '^(schemas|rules)/',
  engineEntries.headless,
  engineEntries.ajv,
  engineEntries.sectionSchema,
];
const serverDoors = [
  mayImport('server-ground', serverGround, [serverGround, ...outsideServer]),
  ...Object.entries(serverFloors).map(([name, floor], height, all) =>
    mayImport(name, floor, [
      floor.replace(/\(.*\)/, '$1'),
      ...all.slice(0, height).map(([, lower]) => lower),
      serverGround,
      ...outsideServer,
    ]),
  ),
  never(
    'server-has-no-other-floor',
    'a module of the server stands on one of its named floors',
    {},
    { path: '^server/', pathNot: [serverGround, ...Object.values(serverFloors)] },
  ),
  never(
    'server-seed-at-the-start-alone',
    'demo data is made when a server starts, and known to nothing that runs',
    { path: '^server/', pathNot: ['^server/seed/', '^server/(main|startServer)\\.ts$'] },
    { path: '^server/seed/' },
  ),
  never(
    'operations-without-sql',
    'an operation reads its request, calls services and shapes the answer; services know the tables',
    { path: '^server/operations/' },
    { path: ['^server/db/schema', '^server/db/violates', '^node_modules/drizzle-orm/'] },
  ),
  never('server-without-react', 'the server draws nothing', { path: '^server/' }, { path: [react, rjsf] }),
];

const everywhere = [
  never('no-circular', 'a circle has no order', {}, { circular: true }),
  {
    ...never(
      'no-folder-circular',
      'folders that import each other have no order either',
      { path: '^(server|src/features)/' },
      { circular: true, path: '^(server|src/features)/' },
    ),
    scope: 'folder',
  },
  never(
    'no-unresolvable',
    'an import that leads nowhere (the apps of the package tests import what only they install)',
    { pathNot: '^tests/package/(app/server\\.mjs$|mui-app/)' },
    { couldNotResolve: true },
  ),
  never(
    'product-without-dev-dependencies',
    'what is shipped needs only what is installed with it',
    { path: '^(form-engine/src|schemas|rules|src|server)/', pathNot: '^server/db/drizzle\\.config\\.ts$' },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  never(
    'stories-without-server',
    'the catalogue runs without a server',
    { path: '^stories/' },
    // The manual shows the results of the benchmark, and runs none of it.
    { path: '^(server|tests|e2e|bench)/', pathNot: '^bench/results\\.md$' },
  ),
];

export default {
  forbidden: [...engineDoors, ...contractDoors, ...portalDoors, ...serverDoors, ...everywhere],
  options: {
    // TypeScript 7 has no JavaScript API: the default parser would read no module and still report success.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['club-source', 'import', 'module', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main'],
    },
  },
};
