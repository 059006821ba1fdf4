/** A request of a test worker to its server host. The worker sends the next one after the answer. */
export type HostRequest =
  | {
      readonly do: 'start';
      /** Overrides of the host's own environment. */
      readonly env: Readonly<Record<string, string>>;
      /** Milliseconds from the machine's clock to the server's. */
      readonly clockOffset: number;
    }
  | { readonly do: 'stop' };

/** The server host's answer to one request. */
export type HostAnswer =
  | { readonly is: 'started'; readonly port: number }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly reason: string };
