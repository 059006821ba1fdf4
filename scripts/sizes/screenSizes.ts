import type { Manifest } from 'vite';
import { chunkOf, chunksWithImports, scriptsOf } from './builtChunks.ts';
import { entry } from './entryFiles.ts';

export interface ScreenSize {
  /** Module of a screen's route, or of a lazy-loaded part of a screen, such as the next step. */
  readonly module: string;
  /** Bytes of gzipped JavaScript with all imports, without those of every first visit. */
  readonly bytes: number;
  /** Whether the form engine draws it. */
  readonly hasForm: boolean;
}

/**
 * Maximum sizes in bytes, of a screen with and without the form engine. What the form builder loads later, such as a reader of another
 * program's forms, is counted with the builder. So are the parts of the editor of an offer, a tool for who runs a club, with the editor.
 */
const limits = {
  ...{ plain: 42_000, withForm: 128_000, besideBuilder: 188_000 },
  offer: { plain: 90_000, withForm: 155_000 },
  /** Screens for who runs a club, with the frame around them that leads to all the others (0318). */
  managed: { plain: 52_500, withForm: 133_500 },
} as const;

/** Screens with a limit of their own, in bytes. */
const ownLimits: Readonly<Record<string, number>> = {
  // The JSON editor of the preview, with the form beside it: a tool for who runs a club. It loads after the form.
  'src/features/preview/editor/openEditor.ts': 140_500,
  // It draws its heading before the form engine loads, so it must not import the engine.
  'src/features/registration/components/RegistrationStep.tsx': limits.plain,
  // The plan of the hall, with the engine's checks and sentences of a guest's fields, but without the engine.
  'src/features/seats/components/SeatsPage.tsx': 67_000,
  // Screens that tell how an order stands with its payment, with all sentences of the one function that decides it (0190).
  // The confirmation also tells a guest how to find the tickets again (0208).
  'src/app/routes/ConfirmationRoute.tsx': 49_400,
  'src/features/dashboard/components/DashboardPage.tsx': 51_200,
  'src/features/invoices/components/InvoicesPage.tsx': 44_800,
  // The attendance list, which is also kept for offline use (0198), with a lesson that does not happen (0295).
  'src/features/teacher/components/TeacherPage.tsx': 47_100,
  // No screen: what keeps all kinds of screens for offline use, loaded while the browser is idle (0193).
  'src/app/updates/keepByItself.ts': 47_600,
  // No screens: banners around a member's screen. They are counted with the shell of members, which asks about a filled cart (0220).
  'src/features/mail-confirmation/components/UnconfirmedMailBanner.tsx': 45_200,
  'src/features/guardian/components/GuardianBanner.tsx': 44_300,
  // The form, with the whole order above its button (0192), its fields held in place (0204) and a draft that follows the account (0199).
  'src/features/registration/components/FamilyForms.tsx': 121_500,
  // With the switch between the form and its sections on a phone, and all diagnostics of sections, which no other screen finds.
  'src/features/preview/components/PreviewContent.tsx': 127_500,
  // The form builder, with the form that it makes beside it, and the form of a JSON Schema that draws its settings.
  'src/features/preview/builder/FormBuilderPanel.tsx': 187_500,
  // The same with the draft, the summary, the versions and the merge of a form that a manager saves.
  'src/features/preview/components/ManagedForm.tsx': 201_000,
  // No screen: rjsf's own fields, for a part of a JSON Schema that no question fits. The builder may draw one in its settings.
  'form-engine/src/rjsf/part/PartForm.tsx': 158_500,
  // They are counted with the session of a member, which tells people of one name apart.
  'src/features/teacher/kept/keepLessons.tsx': 44_900,
  // The editor of the offer itself, without any of its parts: the list of courses, a form, a picture.
  'src/features/offer/OfferPart.tsx': 61_200,
  // It tells early prices and members who may register first, until when (0283, 0284, 0339), as all that tell what a course costs.
  'src/features/courses/components/enrolment/extras/EnrolmentExtras.tsx': 45_500,
  'src/features/teacher/state/keepLesson.tsx': 43_500,
  // No screen: what keeps a door for where there is no connection, counted with the frame and the shell around it (0312).
  'src/features/door/state/keepDoor.tsx': 58_000,
  'src/features/cart/components/CartPage.tsx': 43_100,
  // ProseMirror, for the text of a message alone (decision 0294).
  'src/features/messages/editor/RichText.tsx': 87_000,
  'src/features/messages/writing/OneMessage.tsx': 59_300,
  'src/app/shell/memberShell.ts': 43_600,
  // The charts of the numbers of a club, with the library that lays them out (0306). The tables are there before them.
  'src/features/management/numbers/charts/TrendChart.tsx': 62_500,
  'src/features/management/numbers/charts/MoneyChart.tsx': 61_700,
  'src/features/calendar/components/CalendarPage.tsx': 43_800,
};

const managed = /^src\/features\/(?:management|door)\//;
const besideBuilder = /^form-engine\/src\/(?:builder|import|json-schema)\//;

/** @param gzipBytes - size of a script, by its name in `dist/` */
export function screenSizes(manifest: Manifest, gzipBytes: (file: string) => number): readonly ScreenSize[] {
  const loadedAlready = chunksWithImports(manifest, entry);
  const isLater = (key: string) => chunkOf(manifest, key).isDynamicEntry && !loadedAlready.has(key);
  return Object.keys(manifest)
    .filter(isLater)
    .map((key) => {
      const own = new Set([...chunksWithImports(manifest, key)].filter((one) => !loadedAlready.has(one)));
      return {
        module: key,
        bytes: scriptsOf(manifest, own).reduce((sum, file) => sum + gzipBytes(file), 0),
        hasForm: [...own].some((one) => isFormEngine(manifest, one)),
      };
    });
}

export function limitOf({ module, hasForm }: ScreenSize): number {
  if (ownLimits[module] !== undefined) return ownLimits[module];
  if (besideBuilder.test(module)) return limits.besideBuilder;
  const group = groupOf(module);
  return hasForm ? group.withForm : group.plain;
}

function groupOf(module: string): { readonly plain: number; readonly withForm: number } {
  if (module.startsWith('src/features/offer/')) return limits.offer;
  return managed.test(module) ? limits.managed : limits;
}

export function isOverLimit(size: ScreenSize): boolean {
  return size.bytes > limitOf(size);
}

/** Whether a chunk is the form engine: it lazy-loads the heavy kinds of question, and is none of them itself. */
function isFormEngine(manifest: Manifest, key: string): boolean {
  const { dynamicImports = [] } = chunkOf(manifest, key);
  return !isKindOfQuestion(key) && dynamicImports.some(isKindOfQuestion);
}

function isKindOfQuestion(key: string): boolean {
  return key.startsWith('form-engine/src/questions/');
}
