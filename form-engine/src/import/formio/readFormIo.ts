import { isRecord, type WireRecord } from '../../sections/wireValue.ts';
import { both, type DraftQuestion, type DraftSection, rulesOf, type WireCondition } from '../draft.ts';
import { type Leave, partText, shortText, within } from '../imported.ts';
import { listOf, type Source, sourceOf } from '../reading/source.ts';
import { told } from '../reading/wireTexts.ts';
import { formIoReason } from './formIoSettings.ts';
import { readComponent } from './readComponent.ts';
import { conditionsOf } from './readConditions.ts';

/** Components that only hold others. A `title` or a `legend` makes them a section. */
const containers = new Set([
  'panel',
  'fieldset',
  'well',
  'columns',
  'table',
  'tabs',
  'container',
  'form-section',
]);

/** Maximum number of components inside each other. */
const deepest = 30;

/** Reads the JSON of a Form.io form: components, in panels and columns. */
export function readFormIo(json: WireRecord, leave: Leave): readonly DraftSection[] {
  const source = sourceOf(json, '', leave);
  const isWizard = source.text('display') === 'wizard';
  const title = source.text('title') ?? '';
  const components = listOf(source.take('components'));
  source.leaveRest(formIoReason);
  const collected = collect(components, {
    leave,
    where: '',
    title,
    around: undefined,
    depth: 0,
    isRow: false,
  });
  if (title !== '' && !collected.some((section) => section.title === title))
    leave('', `title: ${title}`, 'setting');
  return isWizard && collected.length > 1
    ? collected.map((section) => ({ ...section, step: !section.where.includes('›') }))
    : collected;
}

interface Holder {
  readonly leave: Leave;
  readonly where: string;
  readonly title: string;
  readonly around: WireCondition | undefined;
  readonly depth: number;
  /** Whether the components are those of a row, which has no sections. */
  readonly isRow: boolean;
}

/** Reads components as sections: those of a panel are one of their own. */
function collect(components: readonly unknown[], holder: Holder): readonly DraftSection[] {
  const { leave, where, title, around, depth } = holder;
  const sections: DraftSection[] = [];
  let fields: DraftQuestion[] = [];
  const end = () => {
    const isFirst = sections.length === 0;
    if (fields.length > 0)
      sections.push({ where, title: isFirst ? title : '', visible_when: around, fields });
    fields = [];
  };
  for (const [index, component] of components.entries()) {
    if (!isRecord(component)) {
      leave(within(where, String(index + 1)), shortText(component), 'unreadable');
      continue;
    }
    if (!isContainer(component)) {
      fields.push(
        ...readComponent(component, where, {
          leave,
          rowOf: (inner, place) => rowOf(inner, place, leave, depth),
        }),
      );
      continue;
    }
    if (depth >= deepest) {
      leave(where, partText(component), 'depth');
      continue;
    }
    const held = readContainer(component, holder);
    const inner = collect(held.components, { ...holder, ...held, depth: depth + 1 });
    const [only, ...others] = inner;
    const isLayout = held.title === '' && held.own === undefined && others.length === 0;
    // Columns without a title and a condition are a layout: their questions belong to the section around them.
    if (isLayout) fields.push(...(only?.fields ?? []));
    else {
      end();
      sections.push(...inner);
    }
  }
  end();
  return sections;
}

function isContainer({ type }: WireRecord): boolean {
  return typeof type === 'string' && containers.has(type);
}

/** The components of a row: its panels and columns are none. */
function rowOf(
  components: readonly unknown[],
  where: string,
  leave: Leave,
  depth: number,
): readonly DraftQuestion[] {
  return collect(components, { leave, where, title: '', around: undefined, depth, isRow: true }).flatMap(
    ({ fields, visible_when, title, where: place }) => {
      if (title !== '') leave(place, shortText(title), 'setting');
      return fields.map((one) => ({
        ...one,
        rules: rulesOf({ ...one.rules, visible_when: both(visible_when, one.rules?.visible_when) }),
      }));
    },
  );
}

function readContainer(component: WireRecord, { leave, where, around }: Holder) {
  const type = String(component.type);
  const place = within(
    where,
    String(component.title || component.legend || component.label || component.key || type),
  );
  const source = sourceOf(component, place, leave);
  source.take('type');
  source.take('key');
  const written = source.text(type === 'fieldset' ? 'legend' : 'title') ?? '';
  const own = conditionsOf(source);
  // The label of a layout is only shown to who builds the form.
  source.take('label');
  const components = innerComponents(source);
  if (source.flag('hidden') === true && !own) {
    leave(place, partText(component), 'hidden');
    return { components: [], where: place, title: '', own, around };
  }
  source.leaveRest(formIoReason);
  const title = written === '' ? '' : told(written, place, leave);
  return { components, where: place, title, own, around: both(around, own) };
}

/** The components in a holder, in columns, and in the cells of a table. Each tab is a panel. */
function innerComponents(source: Source): readonly unknown[] {
  const direct = listOf(source.take('components')).map((one) =>
    // The tabs of `tabs` have no type, only a label.
    isRecord(one) && one.type === undefined && Array.isArray(one.components)
      ? { type: 'panel', title: one.label, ...one }
      : one,
  );
  const columns = listOf(source.take('columns')).flatMap((column) =>
    isRecord(column) ? listOf(column.components) : [],
  );
  const cells = listOf(source.take('rows')).flatMap((row) =>
    listOf(row).flatMap((cell) => (isRecord(cell) ? listOf(cell.components) : [])),
  );
  return [...direct, ...columns, ...cells];
}
