import { withSubschemas } from '../../json-schema/properties/localReferences.ts';
import { faultText } from '../../json-schema/raw-data/dataProblems.ts';
import { dataValidator } from '../../json-schema/raw-data/dataValidator.ts';
import { pointerParts } from '../../json-schema/schemaReader.ts';
import type { FieldProblem } from '../../questions/controls/questionView.tsx';
import { isRecord } from '../../sections/wireValue.ts';
import type { Texts } from '../../texts/nl.ts';

/** A problem of a value in a part, and whether the value is only missing. */
export interface PartProblem extends FieldProblem {
  readonly isMissing: boolean;
}

/** The address of the document around a part, for the references in the part. */
const document = 'https://document.invalid/';

/**
 * The check of a part by itself, in the words of the form. A part whose schema can't be checked has no problems: the diagnostics of the
 * form say so.
 */
export function partProblems(part: unknown, texts: Texts): (value: unknown) => readonly PartProblem[] {
  const { schema, root } = isRecord(part) ? part : {};
  let faultsIn: ReturnType<typeof dataValidator> | undefined;
  return (value) => {
    try {
      faultsIn ??= validatorOf(schema, root);
      return faultsIn(value).map(({ path, ...fault }) => ({
        path: pointerParts(path),
        isMissing: fault.keyword === 'required',
        severity: 'error',
        message: faultText(fault, texts).message,
      }));
    } catch {
      return [];
    }
  };
}

function validatorOf(schema: unknown, root: unknown): ReturnType<typeof dataValidator> {
  const { $id: _named, ...whole } = isRecord(root) ? root : {};
  const part = outward(schema);
  const $schema = whole.$schema;
  return dataValidator(isRecord(part) && $schema !== undefined ? { $schema, ...part } : part, {
    [document]: whole,
  });
}

/** A copy of a schema whose references lead to the document around it. */
function outward(schema: unknown): unknown {
  if (!isRecord(schema)) return schema;
  const copy = withSubschemas(schema, outward);
  const { $ref } = schema;
  return typeof $ref === 'string' && $ref.startsWith('#') ? { ...copy, $ref: `${document}${$ref}` } : copy;
}
