import '@clubpoort/form-engine/styles.css';
import '#src/styles/formTokens.css';
import { SchemaForm, type SchemaFormHandle } from '@clubpoort/form-engine';
import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';
import { fromForm, toForm } from '../../schema/formValues.ts';
import { formSchemaOf, type Surroundings } from '../../schema/offerSchema.ts';
import type { Piece } from '../../schema/pieces.ts';

/** An object of the offer: the club, or one item of a list. */
export type OfferValue = Readonly<Record<string, unknown>>;

export interface PieceFormProps {
  /** The path of the object in the schema: `club`, `courses`. */
  path: string;
  piece: Piece;
  value: OfferValue;
  /** Said of the whole object: gives it anew. */
  onChange: (change: (value: OfferValue) => OfferValue) => void;
  around: Surroundings;
  /** Faults of the object, with JSON pointers in it. */
  faults: readonly { readonly path: string; readonly message: string }[];
  /** JSON pointer of a field of the object to focus. */
  focus: string | undefined;
}

const noSubmit = () => {};
const noButton = <span hidden />;

/** One form of the offer. It begins with the value of its first render. */
export function PieceForm({ path, piece, value, onChange, around, faults, focus }: PieceFormProps) {
  const form = useRef<SchemaFormHandle>(null);
  const place = [path, piece.within].filter(Boolean).join('.');
  const { schema, uiSchema } = useMemo(
    () => formSchemaOf(place, piece.fields, around),
    [place, piece, around],
  );
  const [initial] = useState(() => toForm(asked(objectIn(value, piece), piece), schema));
  // A link to a field lets its reader type at once, over the name that a new item begins with.
  const isAwaited = useRef(false);
  const inside = piece.within === '' ? '' : `/${piece.within}`;
  useEffect(() => {
    const own = faults.flatMap((fault) => pointersOf(fault, inside, piece));
    if (own.length > 0) form.current?.setProblems(own);
  }, [faults, inside, piece]);
  useEffect(() => {
    const [own] = focus === undefined ? [] : pointersOf({ path: focus, message: '' }, inside, piece);
    if (!own) return;
    isAwaited.current = true;
    form.current?.focusField(own.path);
  }, [focus, inside, piece]);
  const selectText = ({ target }: FocusEvent) => {
    if (isAwaited.current && target instanceof HTMLInputElement) target.select();
    isAwaited.current = false;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of a field inside
    <div onFocus={selectText}>
      <SchemaForm<unknown, OfferValue>
        ref={form}
        id={`${piece.id}-${piece.fields[0]}`}
        schema={schema}
        uiSchema={uiSchema}
        initialData={initial}
        onSubmit={noSubmit}
        onChange={(data) => onChange((now) => withObject(now, piece, fromForm(data, schema)))}
      >
        {/* The bar of the screen publishes: a form has no button of its own. */}
        {noButton}
      </SchemaForm>
    </div>
  );
}

function objectIn(value: OfferValue, { within }: Piece): OfferValue {
  const inner = within === '' ? value : value[within];
  return typeof inner === 'object' && inner !== null ? { ...inner } : {};
}

function asked(object: OfferValue, { fields }: Piece): OfferValue {
  return Object.fromEntries(Object.entries(object).filter(([name]) => fields.includes(name)));
}

/** The object with what its form says. A field that the form leaves out is gone. */
function withObject(value: OfferValue, piece: Piece, said: unknown): OfferValue {
  const kept = Object.entries(objectIn(value, piece)).filter(([name]) => !piece.fields.includes(name));
  const object = { ...Object.fromEntries(kept), ...(typeof said === 'object' ? said : {}) };
  return piece.within === '' ? object : { ...value, [piece.within]: object };
}

function pointersOf<Fault extends { readonly path: string }>(
  fault: Fault,
  inside: string,
  { fields }: Piece,
) {
  if (!fault.path.startsWith(`${inside}/`)) return [];
  const path = fault.path.slice(inside.length);
  return fields.includes(path.split('/')[1] ?? '') ? [{ ...fault, path }] : [];
}
