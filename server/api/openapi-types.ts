/** The subset of JSON Schema 2020-12 that the contract uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
};
export type Content = { 'application/json': { schema: Schema } };
export type FileContent = Partial<Record<'text/csv' | 'application/gzip', { schema: Schema }>>;
export type Reference = { $ref: string };
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  example?: unknown;
  schema: Schema;
};
export type Response<Type = Content> = {
  description: string;
  headers: Record<string, Reference>;
  content: Type;
};
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: Parameter[];
  /** Any one of these is sufficient. */
  security?: { session?: string[]; apiKey?: string[] }[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Response<Content | FileContent> | Reference>;
};

/** The subset of OpenAPI 3.1 that the reference uses. */
export type OpenApi = {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url: string };
    license: { name: string; url: string };
  };
  externalDocs: { description: string; url: string };
  servers: { url: string }[];
  /** The default of all operations: no authentication. */
  security: [];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    /** Error responses by error code. */
    responses: Record<string, Response>;
    headers: Record<string, { description: string; schema: Schema }>;
    securitySchemes: Record<
      'session' | 'apiKey',
      { type: 'http'; scheme: 'bearer'; description: string }
    >;
  };
};
