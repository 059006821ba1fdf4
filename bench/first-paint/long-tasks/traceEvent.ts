/** An event of Chromium's trace, with the fields that are read here. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  /** `X` is an event with a duration. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly id?: string;
  readonly args?: {
    readonly data?: {
      readonly documentLoaderURL?: string;
      readonly url?: string;
      readonly startTime?: number;
      readonly timeDeltas?: readonly number[];
      readonly cpuProfile?: {
        readonly nodes?: readonly ProfileNode[];
        readonly samples?: readonly number[];
      };
    };
  };
}

/** A function in a CPU profile. */
interface ProfileNode {
  readonly id: number;
  readonly callFrame: CallFrame;
}

export interface CallFrame {
  readonly functionName: string;
  readonly url?: string;
  /** From 0. */
  readonly lineNumber?: number;
  /** From 0. */
  readonly columnNumber?: number;
}
