export const engineName = 'plaindeed';

/** Goes up with every change that can change an analysis; stored with each of them. */
export const engineVersion = '0.1.0';
