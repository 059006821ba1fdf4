import { anchoredPattern } from '../properties/readTextProperty.ts';

/**
 * A test of whether a text matches a pattern of a schema, in a number of steps that grows with the length of the text alone: a
 * stranger's pattern may take a regular expression of the browser years on forty characters. A pattern that is safe by its form runs as
 * it is. Any other is tried in all its ways at once (Thompson, 1968), one character after the other.
 *
 * @returns a function that throws a `RangeError` where it can't tell: by a reference back into the text longer than `shortest`, by a
 *   pattern that repeats too much, or after `mostSteps`.
 * @throws SyntaxError for what is no regular expression.
 */
export function patternTest(source: string): (text: string) => boolean {
  const native = new RegExp(source, 'u');
  if (anchoredPattern(source) !== undefined) return (text) => native.test(text);
  const program = programOf(source);
  return (text) => {
    if (text.length <= shortest) return native.test(text);
    if (!program) throw new RangeError('This pattern can not be followed');
    return matches(program, text);
  };
}

/** Length of a text, in UTF-16 code units, up to which any pattern runs as it is. */
const shortest = 16;

/** Maximum number of steps for one text. */
const mostSteps = 20_000_000;

/** Maximum number of instructions of a pattern. A count in braces repeats those of its part. */
const mostInstructions = 5000;

type Instruction =
  | { readonly is: 'character'; readonly fits: (character: string) => boolean; readonly next: number }
  | { readonly is: 'fork'; readonly ways: number[] }
  | { readonly is: 'place'; readonly fits: (text: string, at: number) => boolean; readonly next: number }
  | {
      readonly is: 'look';
      readonly inside: Program;
      readonly isBehind: boolean;
      readonly isWanted: boolean;
      readonly next: number;
    }
  | { readonly is: 'end' };

interface Program {
  readonly instructions: readonly Instruction[];
  readonly start: number;
}

class Unsupported extends Error {}

function programOf(source: string): Program | undefined {
  try {
    return new Reader(source.match(token) ?? []).read();
  } catch (cause) {
    // A pattern of thousands of groups inside each other is one too.
    if (cause instanceof Unsupported || cause instanceof RangeError) return undefined;
    throw cause;
  }
}

/** An escape, a class, the start of a group, a repetition, or a single character. The pattern is a valid one. */
const token =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[a-zA-Z]|\\k<[^>]*>|\\\d+|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:[:=!]|<[=!]|<[^>]*>|[a-z-]*:)|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu;

/** Writes the instructions of a pattern from its end to its start, so that each knows the one behind it. */
class Reader {
  #at = 0;
  readonly #tokens: readonly string[];

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  read(): Program {
    const whole = this.#choice();
    return written(whole);
  }

  #choice(): Part {
    const ways = [this.#sequence()];
    while (this.#tokens[this.#at] === '|') {
      this.#at += 1;
      ways.push(this.#sequence());
    }
    const [only] = ways;
    if (only && ways.length === 1) return only;
    return (write, next) => write({ is: 'fork', ways: ways.map((way) => way(write, next)) });
  }

  #sequence(): Part {
    const parts: Part[] = [];
    for (;;) {
      const next = this.#tokens[this.#at];
      if (next === undefined || next === '|' || next === ')') break;
      parts.push(this.#repeated());
    }
    return (write, next) => parts.reduceRight((behind, part) => part(write, behind), next);
  }

  #repeated(): Part {
    const part = this.#atom();
    const [, sign, least, comma, most] =
      /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/.exec(this.#tokens[this.#at] ?? '') ?? [];
    if (sign === undefined && least === undefined) return part;
    this.#at += 1;
    const min = sign === undefined ? Number(least) : sign === '+' ? 1 : 0;
    const isEndless = sign === undefined ? comma === ',' && most === '' : sign !== '?';
    const max = sign === undefined ? (comma === ',' ? Number(most) : min) : 1;
    return repetition(part, { min, max: isEndless ? Number.POSITIVE_INFINITY : max });
  }

  #atom(): Part {
    const text = this.#tokens[this.#at] ?? '';
    this.#at += 1;
    if (text.startsWith('(')) return this.#group(text);
    if (text === '^') return place((_text, at) => at === 0);
    if (text === '$') return place((whole, at) => at === whole.length);
    if (text === '\\b') return place(isWordEdge);
    if (text === '\\B') return place((whole, at) => !isWordEdge(whole, at));
    if (/^\\(?:k<|[1-9])/.test(text)) throw new Unsupported();
    return character(text);
  }

  #group(start: string): Part {
    const inside = this.#choice();
    this.#at += 1;
    if (/^\(\?[a-z-]+:$/.test(start)) throw new Unsupported();
    const [, behind, sign] = /^\(\?(<?)([=!])$/.exec(start) ?? [];
    if (sign === undefined) return inside;
    const program = written(inside);
    return (write, next) =>
      write({ is: 'look', inside: program, isBehind: behind === '<', isWanted: sign === '=', next });
  }
}

type Write = (instruction: Instruction) => number;

/** Writes a part of a pattern before the instruction behind it, and returns where it begins. */
type Part = (write: Write, next: number) => number;

function written(part: Part): Program {
  const instructions: Instruction[] = [{ is: 'end' }];
  const write: Write = (instruction) => {
    if (instructions.length >= mostInstructions) throw new Unsupported();
    return instructions.push(instruction) - 1;
  };
  return { start: part(write, 0), instructions };
}

function repetition(part: Part, { min, max }: { readonly min: number; readonly max: number }): Part {
  return (write, next) => {
    let begin = next;
    if (max === Number.POSITIVE_INFINITY) {
      const ways: number[] = [];
      begin = write({ is: 'fork', ways });
      ways.push(part(write, begin), next);
    } else
      for (let count = min; count < max; count += 1)
        begin = write({ is: 'fork', ways: [part(write, begin), next] });
    for (let count = 0; count < min; count += 1) begin = part(write, begin);
    return begin;
  };
}

function place(fits: (text: string, at: number) => boolean): Part {
  return (write, next) => write({ is: 'place', fits, next });
}

/** One character: what it may be, the browser's own regular expression says. */
function character(text: string): Part {
  const isPlain = !/^[\\[.]/.test(text);
  const one = isPlain ? undefined : new RegExp(`^${text}$`, 'u');
  const known = new Map<string, boolean>();
  const fits = (given: string): boolean => {
    if (!one) return given === text;
    const verdict = known.get(given) ?? one.test(given);
    known.set(given, verdict);
    return verdict;
  };
  return (write, next) => write({ is: 'character', fits, next });
}

const word = /^\w$/;

function isWordEdge(text: string, at: number): boolean {
  return word.test(text.charAt(at - 1)) !== word.test(text.charAt(at));
}

/** Whether a program fits anywhere in a text. */
function matches(program: Program, text: string): boolean {
  return run(program, text, { from: 0, isAnywhere: true, steps: { left: mostSteps } }).found;
}

interface Run {
  readonly from: number;
  /** Whether it may begin at any later character too. */
  readonly isAnywhere: boolean;
  readonly steps: { left: number };
  /** Notes each place where it ends, in place of stopping at the first. */
  readonly ends?: Set<number>;
}

/** Follows all ways through a program at once. An instruction is at a character once, so that a way back to it ends. */
function run(
  program: Program,
  text: string,
  { from, isAnywhere, steps, ends }: Run,
): { readonly found: boolean } {
  const { instructions, start } = program;
  const behind = new Map<Instruction, ReadonlySet<number>>();
  let current: number[] = [];
  let found = false;
  for (let at = from; ; ) {
    const code = text.codePointAt(at);
    const given = code === undefined ? undefined : String.fromCodePoint(code);
    const open = at === from || isAnywhere ? [...current, start] : current;
    const seen = new Set<number>();
    const next: number[] = [];
    while (open.length > 0) {
      const index = open.pop() ?? 0;
      if (seen.has(index)) continue;
      seen.add(index);
      steps.left -= 1;
      if (steps.left < 0) throw new RangeError('This pattern takes too many steps');
      const instruction = instructions[index];
      switch (instruction?.is) {
        case 'character':
          if (given !== undefined && instruction.fits(given)) next.push(instruction.next);
          break;
        case 'fork':
          open.push(...instruction.ways);
          break;
        case 'place':
          if (instruction.fits(text, at)) open.push(instruction.next);
          break;
        case 'look':
          if (looks(instruction, at) === instruction.isWanted) open.push(instruction.next);
          break;
        case 'end':
          found = true;
          ends?.add(at);
          break;
        default:
      }
      if (found && !ends) return { found };
    }
    if (given === undefined || (next.length === 0 && !isAnywhere)) return { found };
    current = next;
    at += given.length;
  }

  function looks(instruction: Extract<Instruction, { is: 'look' }>, at: number): boolean {
    const { inside, isBehind } = instruction;
    if (!isBehind) return run(inside, text, { from: at, isAnywhere: false, steps }).found;
    let known = behind.get(instruction);
    if (!known) {
      const noted = new Set<number>();
      run(inside, text, { from: 0, isAnywhere: true, steps, ends: noted });
      known = noted;
      behind.set(instruction, known);
    }
    return known.has(at);
  }
}
