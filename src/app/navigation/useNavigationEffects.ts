export function useNavigationEffects(): void {}
