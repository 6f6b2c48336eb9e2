// Asks of each of the first variables of a formula whether it must be true: one CaDiCaL for all questions, an assumption each.
//
//   askNative formula.cnf 225     prints how many must be, and the processor time of all of it in seconds
#include <cadical.hpp>
#include <cstdio>
#include <cstdlib>
#include <ctime>

int main(int arguments, char **words) {
  if (arguments != 3) return 2;
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  int variables = 0;
  if (solver.read_dimacs(words[1], variables)) return 1;
  const int cells = std::atoi(words[2]);
  int count = 0;
  for (int cell = 1; cell <= cells; cell++) {
    solver.assume(-cell);
    if (solver.solve() == 20) count++; // unsatisfiable
  }
  std::printf("%d %.6f\n", count, static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
}
