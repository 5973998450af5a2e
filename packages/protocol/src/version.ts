/** Version of the shapes in `schema`; it grows when an older reader would misread a newer document. */
export const PROTOCOL_VERSION = 1;
