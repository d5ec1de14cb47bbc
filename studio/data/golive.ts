import type {Command} from './run.ts'
export const run: Command = async () => true
