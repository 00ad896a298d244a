/** Messages between the program and the thread of the embedded database. */
export type Call = { id: number } & Action;
export type Action =
  | { do: 'open'; dataDir: string }
  | {
      do: 'query';
      text: string;
      values: unknown[];
      rowMode: 'array' | 'object' | undefined;
      /** Types whose values stay texts. */
      unparsed: number[];
      transaction: number | undefined;
    }
  | { do: 'exec'; text: string; transaction: number | undefined }
  /** Later calls name the transaction by the id of this call. */
  | { do: 'begin' }
  | { do: 'commit' | 'rollback'; transaction: number }
  | { do: 'listen'; channel: string }
  | { do: 'unlisten'; listener: number }
  | { do: 'dump' }
  | { do: 'close' };

export type Reply =
  | { id: number; result: unknown }
  | { id: number; error: { message: string } }
  /** A notification for the `listen` with this id. */
  | { id: number; notification: string };
