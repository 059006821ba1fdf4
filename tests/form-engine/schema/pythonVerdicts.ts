import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

interface Case {
  readonly schema: object;
  readonly answers: unknown;
}

const program = `
import json, sys
try:
    from jsonschema import Draft7Validator
except ImportError:
    sys.exit("This test needs Python 3 with jsonschema 4: 'apt-get install python3-jsonschema' or 'pip install jsonschema'")
cases = json.load(sys.stdin)
print(json.dumps([Draft7Validator(case["schema"]).is_valid(case["answers"]) for case in cases]))
`;

/** The verdicts of Python's jsonschema as a draft-07 validator, from one process. Rejects where it isn't installed. */
export async function pythonVerdicts(cases: readonly Case[]): Promise<readonly unknown[]> {
  const python = spawn('python3', ['-c', program], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    python.on('error', (error) =>
      reject(new Error('This test needs python3 with jsonschema 4', { cause: error })),
    );
    python.on('close', resolve);
  });
  python.stdin.on('error', () => undefined);
  python.stdin.end(JSON.stringify(cases));
  const [code, printed, said] = await Promise.all([ended, text(python.stdout), text(python.stderr)]);
  if (code !== 0) throw new Error(said);
  return JSON.parse(printed);
}
