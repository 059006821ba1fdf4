import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { leanRjsf } from '#form-engine/build/leanRjsf.ts';
import { plainSchemas } from '#form-engine/build/plain-schemas/plainSchemas.ts';
import { compressAssetsPlugin } from '#scripts/compress/compressAssetsPlugin.ts';
import { dropDisplayNamesPlugin } from '#scripts/dropDisplayNamesPlugin.ts';
import { embedScriptPlugin } from '#scripts/embed/embedScriptPlugin.ts';
import { subsetFontsPlugin } from '#scripts/fonts/subsetFontsPlugin.ts';
import { leanRouterPlugin } from '#scripts/lean-router/leanRouterPlugin.ts';
import { importsOf } from '#scripts/loading/importsOf.ts';
import { importWithFilesPlugin } from '#scripts/loading/importWithFilesPlugin.ts';
import { scopedClass } from '#scripts/scopedClass.ts';
import { importOnServerPlugin } from '#scripts/server-bundle/importOnServerPlugin.ts';
import { serverBundlePlugin } from '#scripts/server-bundle/serverBundlePlugin.ts';
import { serviceWorkerPlugin } from '#scripts/service-worker/serviceWorkerPlugin.ts';
import { routeWeightsPlugin } from '#scripts/sizes/routeWeightsPlugin.ts';
import { startScriptPlugin } from '#scripts/start/startScriptPlugin.ts';
import { compileEarlyPlugin } from './scripts/loading/compileEarlyPlugin.ts';

const apiPort = process.env.API_PORT ?? '3001';

/** Reads the workspace's packages from their source, without a build step. */
const sourceCondition = 'club-source';

const isEntry = (file: string) => file.startsWith('assets/entry-');

/**
 * Chunks that preload all their imports, because most visits wait for them: the parts around a member's screen, and the start
 * of a form.
 */
const isWhole = (file: string) => /^assets\/(?:RegistrationStep|memberShell)-/.test(file);

/** Whether a chunk is a group of `codeSplitting` below. */
const isGroup = (file: string) =>
  /^assets\/(?:answers|choosing|controls|engine|filling|member|parts|sentences)-/.test(file);

/** Chunks that keep their name: the tests or the functions above identify them by it. */
const isNamed = (name: string) =>
  /^(?:answers|choosing|controls|engine|filling|member|parts|sentences|RegistrationStep|memberShell|CourseRoute)$/.test(
    name,
  );

/** What leads from an order to the bank. The cart has it, and the alert about an invoice around a member's screen. */
const paying =
  /\/src\/(?:api\/checkoutHref|platform\/address\/leaveFor|features\/session\/queries\/usePaysOnline)\./;

/**
 * Modules that stay out of the group `member`, because other screens would load the whole group for them: texts of public pages,
 * the button to leave a waiting list, the tasks of the roles in a club, and what asks the server several things at once.
 */
const apart =
  /\/form-engine\/|\/rules\/clubRoles\.|\/src\/(?:texts\/nl\/session|features\/invitations\/components\/LeaveWaitingList)\.|\/(?:queriesObserver|useQueries)\./;

/** What keeps screens for offline use. */
const keeping =
  /\/src\/(?:features\/(?:offline\/|session\/state\/ownDevice)|platform\/(?:storage\/keptTimes|loading\/whenIdle))/;

/** The modules around every screen of a logged-in user. */
const isOfMembers = importsOf(fileURLToPath(new URL('src/app/shell/memberShell.ts', import.meta.url)));

/** Modules of the engine that screens without a form use too. */
const besideEngine =
  /\/form-engine\/src\/(?:rules\/(?:birthdate|readBirthdate|cleanText|email|personName|plainDigits)|questions\/building-blocks\/useAfterPress)\./;

/**
 * Stylesheets of the pages that the server renders. Together they are one request before the first paint instead of four. The fonts of a club's
 * name are apart, for the clubs that have one.
 */
const ofPublicPages =
  /\/src\/(?:app|components(?!\/text\/title-font\/)|features\/(?:club|courses|forms|home|legal|webshop|withdrawal))\/.*\.module\.css$/;

/**
 * Stylesheets of the pages of members. Those of the editor of an offer, of the editor of a form and of the people of a club are many, and
 * only managers open them.
 */
const ofMemberPages =
  /\/src\/(?!features\/(?:offer|preview|management\/(?:people|components\/detail))\/).*\.module\.css$/;

/** Modules of screens with a search or filters. */
const searching =
  /\/src\/(?:platform\/address\/(?:useChangeQuery|useTypedText)|components\/fields\/(?:Chip|QueryForm|SearchField|SegmentedControl|Select))\./;

/** Modules of nearly every public page. */
const reading =
  /\/src\/(?:api\/pictureOf|components\/(?:media\/(?:Picture|fullWidth)|feedback\/WithoutJavaScript))\./;

/** Modules about one course that the lists and the page of a course share. */
const offering =
  /\/(?:rules\/(?:age|eligibility|occupation)|src\/(?:platform\/storage\/useStoredOnce|features\/courses\/(?:components\/facts\/Reductions|view\/offerTexts|queries\/useCourseSetting|state\/useWayBack)))\./;

/** Modules of the page of a course that a few screens of members share. */
const enrolling =
  /\/(?:rules\/(?:brusselsInstant|calendar\/weeksOfMonth|writtenList)|src\/features\/(?:courses\/components\/enrolment\/enrolmentQuestions|invitations\/state\/(?:coupleInviteStore|useFollowedCode)|session\/(?:queries\/refreshFamily|state\/createKeptInviteStore|view\/ticketPurpose)))\./;

/** Small modules of the registration, of which it shares most with other screens of members. */
const registering =
  /\/(?:rules\/withdrawal|src\/(?:app\/routes\/cart\/CartRoute|platform\/loading\/monotonicClock|features\/(?:form-filling\/components\/FormLoading|withdrawal\/components\/WithdrawalRights)|texts\/nl\/(?:formLoading|registration|withdrawalRights)))\./;

/** Small modules around a member's screen that a few other screens share. */
const aroundMember =
  /\/src\/(?:app\/shell\/header\/(?:clubUrlIn|useFamilyCarts)|components\/feedback\/Banner|platform\/storage\/forgetTexts|texts\/nl\/(?:guardian|unpaidInvoice))\.|\/rules\/guardian\./;

/** Modules shared by many screens that don't import the form engine. */
const besideForms =
  /\/(?:src\/(?!features\/(?:person-form|form-filling|basket))|rules\/|schemas\/)(?!.*(?:Combobox|browserPorts|sendQuestionFile|entities\/people\/address|features\/management\/|texts\/nl\/ledger))/;

/** Modules that the parts of the screen for managers share: families load none of them. */
const managing = /\/src\/(?:features\/management\/|texts\/nl\/ledger\.)/;

/**
 * Modules of forms that follow their account (0199). The forms about a person share the other modules of a form, and have no such
 * draft.
 */
const following =
  /(?:FillingForm|DraftHealth|portsFor|useFollowedDraft|privateAnswers|browserDrafts|draftSync)\./;

/** Modules of forms that those of clubs and those about a person share. */
const filling =
  /\/src\/(?:features\/(?:form-filling|person-form)\/(?!.*FormLoading)|api\/(?:sendQuestionFile|entities\/people\/address))/;

/** Modules about pasted sections that the preview and its editor share. */
const pasting = /\/src\/(?:features\/preview\/view\/readPastedSections|texts\/nl\/sectionEditor)\./;

/** Modules that courses, cart and registration share, and those with which a screen changes something on the server. */
const choosing =
  /\/(?:(?:query-core|react-query)\/build\/modern\/(?:mutationObserver|useMutation)\.|src\/(?:features\/(?:courses\/(?!view\/(?:offerTexts|tariffDecision))|basket\/state\/)|texts\/nl\/schedule|components\/fields\/ChoiceCard|api\/(?:(?:entities|generated)\/offer\/(?:course|tariff)|family)\.))/;

/** Modules that cart, registration and the cart in the header share. */
const ordering =
  /\/src\/(?:features\/(?:basket|cart)\/|texts\/nl\/cart|api\/(?:entities|generated)\/(?:offer\/(?:pass|product|reservation|seatPlan)|orders\/(?:order|orderItem|orderRegistration|transfer)|registration\/registrationForm)\.)/;

export default defineConfig({
  plugins: [
    react(),
    leanRjsf(),
    leanRouterPlugin(),
    plainSchemas(),
    subsetFontsPlugin(),
    embedScriptPlugin(),
    startScriptPlugin(),
    serviceWorkerPlugin(),
    dropDisplayNamesPlugin(),
    importWithFilesPlugin(),
    compileEarlyPlugin(),
    compressAssetsPlugin(),
    serverBundlePlugin(),
    importOnServerPlugin(),
    routeWeightsPlugin(),
  ],
  resolve: {
    conditions: [sourceCondition, ...defaultClientConditions],
    alias: {
      'markdown-to-jsx/react': fileURLToPath(new URL('form-engine/build/Markdown.tsx', import.meta.url)),
    },
  },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
  // Scans only index.html, because the benchmark has its own pages in the same checkout.
  optimizeDeps: { entries: ['index.html'] },
  // Keeps the portal's Host header, so that calls to the API count as same-origin.
  server: { proxy: { '/api': { target: `http://localhost:${apiPort}`, changeOrigin: false } } },
  css: { modules: { generateScopedName: scopedClass } },
  build: {
    manifest: true,
    // Preloads all imports of a screen at once, to avoid a waterfall of requests. The entry names only the few shared groups:
    // the names for every screen would add 2 kB to each first page. No polyfill and no inlined assets, because our CSP allows
    // no inline script and no data: font or style.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, scripts, { hostId }) =>
        isEntry(hostId) && !isWhole(file) ? scripts.filter(isGroup) : scripts,
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Our own modules have no side effects, so what an index.ts re-exports is bundled with the code that uses it and not with
      // the index.
      treeshake: {
        moduleSideEffects: [{ test: /\/(?:rules|schemas|src\/(?!main\.))[^?]*\.tsx?$/, sideEffects: false }],
      },
      // Code that every page needs is one file: it compresses better than a dozen shared chunks of lazy screens.
      output: {
        entryFileNames: 'assets/entry-[hash:7].js',
        // Short names without a screen's name: the entry lists every stylesheet and script, so names would make each first page
        // larger.
        chunkFileNames: ({ name }) => (isNamed(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'portal', tags: ['$initial'], priority: 1 },
            // A few groups of shared code instead of a hundred chunks, one per pair of screens: each chunk is a request. `npm
            // test` measures the unneeded code that a screen loads because of the groups (scripts/screenSizes.ts).
            { name: 'answers', test: besideEngine, minShareCount: 2, priority: 1 },
            { name: 'sentences', test: /\/form-engine\/src\/texts\//, minShareCount: 2, priority: 1 },
            // Safe to group, because nothing depends on the order of stylesheets.
            { name: 'styles', test: ofPublicPages, priority: 1 },
            { name: 'memberStyles', test: ofMemberPages, minShareCount: 2, priority: 1 },
            { name: 'controls', test: /\/form-engine\/src\/(?!builder)/, minShareCount: 12 },
            // Small modules, which would be a request each.
            { name: 'reading', test: reading, priority: 1 },
            { name: 'searching', test: searching, minShareCount: 2, priority: 1 },
            // Shared by nearly every screen.
            { name: 'parts', test: besideForms, minShareCount: 12 },
            { name: 'managing', test: managing, minShareCount: 12 },
            { name: 'choosing', test: choosing, minShareCount: 4 },
            // Only pages about courses need them, not the cart.
            { name: 'courseTexts', test: /\/texts\/nl\/courses\./, minShareCount: 2, priority: 1 },
            { name: 'ordering', test: ordering, minShareCount: 4 },
            { name: 'paying', test: paying, minShareCount: 2 },
            { name: 'enrolling', test: enrolling, minShareCount: 2 },
            { name: 'aroundMember', test: aroundMember, minShareCount: 2 },
            { name: 'registering', test: registering },
            { name: 'offering', test: offering, minShareCount: 2 },
            { name: 'shopping', test: /\/(?:features|texts\/nl)\/webshop[/.]/, minShareCount: 2 },
            {
              name: (id, graph) => (isOfMembers(id, graph) && !apart.test(id) ? 'member' : null),
              debugName: 'member',
              minShareCount: 3,
            },
            // Comes before the next group, which would take it along.
            { name: 'session', test: /\/texts\/nl\/session\./ },
            // Shared by the screens that are kept offline and by what keeps them, which the next group would take along.
            { name: 'keeping', test: keeping, minShareCount: 2 },
            // Every screen loads both, one after the other.
            { name: 'deferred', test: /\/(?:shell\/DeferredParts|notices\/components\/NoticeToast)\./ },
            // A member's first screen loads both, one after the other.
            { name: 'arriving', test: /\/(?:header\/ClubArrival|switching\/ClubSwitchDialog)\./ },
            // The editor of sections loads them again, without the preview around it.
            { name: 'pasting', test: pasting, minShareCount: 2 },
            // Comes after the groups above, which have already taken the modules that they share with the engine.
            { name: 'engine', test: /\/(?:form-engine\/src|@rjsf)\//, minShareCount: 7 },
            // Pictures of an offer are sent by it too, which the next group would take along.
            { name: 'sending', test: /\/src\/api\/sendForm\./, minShareCount: 2 },
            {
              name: (id) => (filling.test(id) && !following.test(id) ? 'filling' : null),
              debugName: 'filling',
              minShareCount: 2,
            },
          ],
        },
      },
    },
    // Older targets would compile `light-dark()` to variables that follow only the system's theme, not our own switch.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
