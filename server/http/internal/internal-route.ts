export type InternalReply = { status: number; body: string; type?: string };

/** Answers GET of one path of the internal server. */
export type InternalRoute = (url: URL) => InternalReply | Promise<InternalReply>;
