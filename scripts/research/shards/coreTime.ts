/**
 * Seconds that this program has worked: on a machine with much to do the clock runs on while it waits, and a run of four
 * hours would say ten.
 */
export function coreSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
