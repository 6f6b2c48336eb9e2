/** The processor time of this process: what else the machine does is not in it. */
import { cpuUsage } from 'node:process';

/** Begins to count. @returns what tells the milliseconds since then */
export function watch(): () => number {
  const before = cpuUsage();
  return () => {
    const { user, system } = cpuUsage(before);
    return (user + system) / 1000;
  };
}

/** Milliseconds of some work. */
export function timeOf(work: () => void): number {
  const spent = watch();
  work();
  return spent();
}
