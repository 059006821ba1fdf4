import type { TraceEvent } from './traceEvent.ts';

/** What a browser does in a task, by the names of its trace events. */
const kinds = {
  compiling: /^v8\.compile|^V8\.(?:Compile|Parse)|^v8\.produce/,
  'starting the script environment': /^LocalWindowProxy|^V8\.DeserializeContext/,
  script:
    /^(?:EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|HandlePostMessage|v8\.(?:evaluateModule|callFunction|run))$/,
  style: /^(?:UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet|BeginRemoteFontLoad)$/,
  layout: /^Layout$/,
  painting: /^(?:PrePaint|Paint|Layerize|Commit|UpdateLayer|Decode Image|ImageDecodeTask)$/,
  'garbage collection': /GC/,
  'parsing HTML': /^(?:ParseHTML|HTMLDocumentParser)/,
  'the profiler': /^CpuProfiler|^V8\.(?:StackGuard|HandleInterrupts|InvokeApiInterruptCallbacks)/,
} as const;

export type Kind = keyof typeof kinds | 'the rest';

/** Milliseconds of each kind of work in a task. An event with an unknown name is of the kind of the event around it. */
export function kindsIn(task: TraceEvent, inside: readonly TraceEvent[]): ReadonlyMap<Kind, number> {
  const spent = new Map<Kind, number>();
  const add = (kind: Kind, microseconds: number) =>
    spent.set(kind, (spent.get(kind) ?? 0) + microseconds / 1000);
  const around: { readonly kind: Kind; readonly end: number }[] = [{ kind: 'the rest', end: endOf(task) }];
  add('the rest', task.dur ?? 0);
  for (const event of inside) {
    while (around.length > 1 && (around.at(-1)?.end ?? 0) <= event.ts) around.pop();
    const outer = around.at(-1)?.kind ?? 'the rest';
    const kind = kindOf(event.name) ?? outer;
    add(outer, -(event.dur ?? 0));
    add(kind, event.dur ?? 0);
    around.push({ kind, end: endOf(event) });
  }
  return spent;
}

function kindOf(name: string): Kind | undefined {
  // Safe cast: these are the keys of the object above.
  return (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kinds[kind].test(name));
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}
