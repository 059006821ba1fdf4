/**
 * Adds a kind of question to the engine: its files, its rows in every table, and the generated code.
 *
 * Usage: npm run new-kind <name>, or npm run new-kind <name> -- --setting <name>
 */
import { parseArgs } from 'node:util';
import { addKind } from './new-kind/addKind.ts';
import { nameFault, settingFault } from './new-kind/nameFault.ts';
import { whatIsLeft } from './new-kind/whatIsLeft.ts';
import { root } from './root.ts';

const usage = `Usage: npm run new-kind <name> [-- --setting <name>]

  <name>     how a server asks for the kind, such as shirt_number: { "type": "shirt_number" }
  --setting  a setting that the kind reads from "config", such as max_letters`;

process.exitCode = run(process.argv.slice(2));

function run(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { setting: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    console.error(usage);
    return 2;
  }
  const { setting } = values;
  const fault = nameFault(name, root) ?? (setting === undefined ? undefined : settingFault(setting));
  if (fault !== undefined) {
    console.error(fault);
    return 1;
  }
  const files = addKind(root, name, setting);
  console.log(whatIsLeft(name, setting, files));
  return 0;
}
