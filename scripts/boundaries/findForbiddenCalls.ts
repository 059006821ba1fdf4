import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Restriction {
  readonly files: readonly string[];
  readonly exclude: readonly string[];
  readonly call: RegExp;
  readonly comment: string;
}

const pureRooms = [
  'rules/**/*.ts',
  'form-engine/src/{rules,sections,questions,schema,visibility,validation,answers}/**/*.ts',
];

const restrictions: readonly Restriction[] = [
  {
    files: pureRooms,
    exclude: ['**/generated/**'],
    call: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/g,
    comment: 'a pure room is told the time and has no dice: the clock is an argument',
  },
  {
    files: [...pureRooms, 'form-engine/src/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'],
    exclude: ['src/api/**', 'src/service-worker/**'],
    call: /(?<![\w.])fetch\(/g,
    comment: 'src/api is the only room that fetches, beside what stands between the portal and the network',
  },
  {
    files: ['{src,server,form-engine/src}/**/*.{ts,tsx}'],
    // The engine writes days in the language of the form, and imports nothing of rules/.
    exclude: ['form-engine/src/texts/dateText.ts'],
    call: /\b(?:DateTime|List)Format\(|\.toLocale(?:Date|Time)?String\(/g,
    comment:
      'rules/ is the only room that writes dates, times and lists for people: DD/MM/YYYY or DD MMMM YYYY',
  },
  {
    files: ['server/{operations,plugins}/**/*.ts'],
    exclude: [],
    call: /\.transaction\(/g,
    comment: 'a transaction begins in a service; with an idempotency key it begins in onceForKey',
  },
  {
    files: [
      '{bench,e2e,rules,schemas,scripts,server,src,stories,tests}/**/*.{ts,tsx}',
      'form-engine/{build,scripts,src}/**/*.{ts,tsx}',
    ],
    // The tests of the boundaries plant such an import.
    exclude: ['tests/scripts/boundaries/**'],
    call: /(?<=(?:from|import)\s*\(?')(?:\.\.\/){3,}/g,
    comment:
      'an import that would climb three folders names the room (#src/paths.ts); in the engine, the file moves up',
  },
  {
    files: ['{e2e,tests}/**/*.{ts,tsx}'],
    // The first file tests the settings of a server, the others plant such a port.
    exclude: ['tests/server/config.test.ts', 'tests/scripts/boundaries/**'],
    call: /\blisten\([1-9]|\b(?:\w+P|p)ort(?:: | = )[1-9]\d{3,4}\b|\bPORT: '[1-9]/g,
    comment:
      'another program may have that port: a test takes a free one (tests/support/freePort.ts, or port 0)',
  },
  {
    files: ['tests/**/*.dom.test.tsx'],
    exclude: ['tests/**/*.ownPage.dom.test.tsx'],
    call: /\bvi\.mock\(/g,
    comment: 'DOM tests share a page, which may have loaded the module: name the test *.ownPage.dom.test.tsx',
  },
  {
    files: ['tests/**/*.dom.test.tsx'],
    exclude: [],
    call: /\bvi\.unstubAllGlobals\(/g,
    comment:
      'Vitest does so before the next test: now the screen is still there, and nobody would answer its calls',
  },
];

export interface ForbiddenCall {
  /** `path:line` */
  readonly place: string;
  readonly call: string;
  readonly comment: string;
}

/** Finds forbidden calls, which imports can't show. Comments are ignored. */
export function findForbiddenCalls(folder: string): readonly ForbiddenCall[] {
  return restrictions.flatMap(({ files, exclude, call, comment }) =>
    globSync([...files], { cwd: folder, exclude: [...exclude] }).flatMap((file) => {
      const code = blankComments(readFileSync(join(folder, file), 'utf8'));
      return [...code.matchAll(call)].map((match) => ({
        place: `${file}:${code.slice(0, match.index).split('\n').length}`,
        call: match[0],
        comment,
      }));
    }),
  );
}

/** Replaces comments by blanks. Line breaks stay, so that line numbers stay right. */
function blankComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ''));
}
