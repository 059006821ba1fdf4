/** What a worker of the tests asks the process that runs its servers, one thing at a time. */
export type HostRequest =
  | {
      readonly do: 'start';
      /** On top of the host's own environment. */
      readonly env: Readonly<Record<string, string>>;
      /** Milliseconds from the machine's clock to the server's. */
      readonly clockOffset: number;
    }
  | { readonly do: 'stop' };

export type HostAnswer =
  | { readonly is: 'started'; readonly port: number }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly reason: string };
